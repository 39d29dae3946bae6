/** Who may import whom: the folder table of docs/architecture.md. `npm run check` and `npm test` hold it. */

/** A floor, the floors below it that it may use, and what is special about it. */
const FLOORS = {
  table: [],
  'games/kit': ['table'],
  games: ['table'],
  match: ['games/kit', 'table'],
  players: ['match', 'games', 'table'],
  server: ['players', 'match', 'games', 'table'],
  web: ['players', 'match', 'games', 'table'],
  cli: ['server', 'players', 'match', 'games', 'table'],
}

/**
 * The folders of the page, the lowest first: each may use those before it. `games/screen.ts` is the seam
 * that a game fills in; what it fills it with stands above all that is shared.
 */
const WEB = [
  'styles',
  'parts',
  'settings',
  'table3d',
  'sound',
  'match/model',
  'games/(screen|card)[.]ts$',
  'preview',
  'match/past',
  'match/desk',
  'rules',
  'aim',
  'placing',
  'match/input',
  'bots',
  'match/replay',
  'match/text',
  'match/page',
  'setup',
  'home',
  'about',
  'drawing',
  'games/[^/]+/',
  'games/[^/]+[.]ts$',
  'host',
  'app',
]

const CORE = '^src/(table|games|match)/'
const TESTS = '[.]test[.]ts$|/testing/'
const ENGINE = '^src/table/engine/'
const JOLT = 'node_modules/jolt-physics/'

const folders = (names) => names.map((name) => `^src/${name}/`)

const floorRules = Object.entries(FLOORS).map(([floor, below]) => ({
  name: `floor-${floor.replace('/', '-')}`,
  comment: `src/${floor} may import ${below.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: { path: '^src/', pathNot: folders([floor, ...below]) },
}))

/** A folder, or files that are written as a pattern. */
const inWeb = (folder) => `^src/web/${folder}${/[$/]$/.test(folder) ? '' : '/'}`

const webFloors = WEB.map((folder, i) => ({
  name: 'web-downwards',
  comment: `src/web/${folder} may import ${WEB.slice(0, i).join(', ') || 'no other folder of the page'}`,
  severity: 'error',
  from: { path: inWeb(folder), pathNot: [TESTS, ...WEB.slice(0, i).map(inWeb)] },
  to: { path: '^src/web/', pathNot: WEB.slice(0, i + 1).map(inWeb) },
}))

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const gameRules = [
  forbid('game-to-game', 'A game knows the kit and the table, never another game',
    { path: '^src/games/(?!kit/)([^/]+)/' },
    { path: '^src/games/[^/]+/', pathNot: ['^src/games/$1/', '^src/games/kit/'] }),
  forbid('web-game-to-game', 'What the page knows of a game knows nothing of another',
    { path: '^src/web/games/([^/]+)/' },
    { path: '^src/(web/)?games/[^/]+/', pathNot: ['^src/(web/)?games/$1/', '^src/games/kit/'] }),
  forbid('web-names-no-game', 'Shared folders of the page know a game by the screen that is handed to them',
    { path: '^src/web/(?!games/)', pathNot: [TESTS, '^src/web/(testing|engines)/'] },
    { path: '^src/games/(?!kit/)' }),
  forbid('game-index', 'All that others import of a game is its index.ts',
    { path: '^src/', pathNot: '^src/games/[^/]+/' },
    { path: '^src/games/(?!kit/)[^/]+/', pathNot: '^src/games/[^/]+/index[.]ts$' }),
  forbid('game-to-physics', 'A game never runs physics: of the table it takes words, dice and exact arithmetic',
    { path: '^src/games/', pathNot: TESTS },
    {
      path: '^src/table/',
      pathNot: '^src/table/(types[.]ts|refusal[.]ts|exact/|outline/|dice/)',
      dependencyTypesNot: ['type-only'],
    }),
]

const matchRules = [
  forbid('record-is-data', 'What is stored of a match knows nothing of how it is played or shown',
    { path: '^src/match/record/', pathNot: TESTS },
    { path: '^src/match/', pathNot: '^src/match/record/' }),
]

const pureRules = [
  forbid('core-is-pure', 'The core takes neither packages nor Node: it runs in every browser',
    { path: CORE, pathNot: `${TESTS}|${ENGINE}` },
    { pathNot: '^src/' }),
  forbid('engine-is-pure', 'The engine folder takes jolt-physics and nothing else from outside',
    { path: ENGINE, pathNot: TESTS },
    { pathNot: ['^src/', JOLT] }),
  forbid('jolt-in-one-place', 'Only src/table/engine knows the physics engine',
    { path: '^src/', pathNot: ENGINE },
    { path: JOLT }),
  forbid('web-without-node', 'The web client runs in a browser',
    { path: '^src/web/', pathNot: TESTS },
    { dependencyTypes: ['core'] }),
]

const tidyRules = [
  forbid('no-cycle', 'Two files that need each other are one idea, or three', {}, { circular: true }),
  forbid('resolvable', 'This file or package is not there', {}, { couldNotResolve: true }),
  forbid('test-data', 'testdata/ is for tests', { path: '^src/', pathNot: TESTS }, { path: '^testdata/' }),
  forbid('test-code', 'Only tests and the bench use test code',
    { path: '^src/', pathNot: `${TESTS}|^src/cli/(commands/bench[.]ts$|bench/)` },
    { path: TESTS }),
  forbid('test-tools', 'A player installs no devDependencies',
    { path: '^src/', pathNot: TESTS },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] }),
]

module.exports = {
  forbidden: [...floorRules, ...webFloors, ...gameRules, ...matchRules, ...pureRules, ...tidyRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count: who needs a word of an upper floor depends on it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
