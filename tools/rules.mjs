/**
 * Writes RULES.md in each game's folder from testdata/rulebook/: `node tools/rules.mjs`. A test holds it
 * current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROWS = 'testdata/rulebook'

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The documents of a game with their rows, from testdata/rulebook/books.json. */
function booksOf(game) {
  const books = json(`${ROWS}/books.json`).filter((book) => book.game === game)
  return books.map((book) => ({ ...book, rows: json(`${ROWS}/${book.document}.json`) }))
}

/** One page a game. */
export const GAMES = [...new Set(json(`${ROWS}/books.json`).map(({ game }) => game))]

/** Those that only tests have are in a folder of their own. */
const folderOf = (game) =>
  existsSync(`src/games/testing/${game}`) ? `src/games/testing/${game}` : `src/games/${game}`

export const fileOf = (game) => `${folderOf(game)}/RULES.md`

const FOLDERS = {
  data: (game) => `${folderOf(game)}/data`,
  kit: 'src/games/kit',
  table: 'src/table',
  match: 'src/match',
}

/** `path.ts`, or the index of the folder. */
function source(path) {
  return existsSync(`${path}.ts`) ? `${path}.ts` : `${path}/index.ts`
}

/** As the page of the game, in its folder, has to say it. */
const linkTo = (game, text, file) => `[${text}](${posix.relative(folderOf(game), file)})`

/** 'data:ships/destroyer' is a file; 'rules/damage.damagePoint' is a function of that file. */
function whereLink(game, where) {
  const [kind, path] = where.split(':')
  if (path !== undefined) {
    const folder = FOLDERS[kind]
    return linkTo(
      game,
      `${kind}: ${path}`,
      source(`${typeof folder === 'string' ? folder : folder(game)}/${path}`),
    )
  }
  const [chapter, name] = where.split('.')
  return linkTo(
    game,
    `\`${chapter.replace(/^(rules|modules)\//, '')}.${name}\``,
    source(`${folderOf(game)}/${chapter}`),
  )
}

const sceneLink = (game, scene) =>
  linkTo(game, scene.split('/').at(-1), `testdata/scenes/${game}/${scene}.json`)

const cell = (text) => text.replaceAll('|', '\\|')

const rowOf =
  ({ game, document }) =>
  ({ lines, heading, rule, decisions, implemented, where = [], scenes = [] }) => {
    const place = `${document}:${lines} ${heading}`
    const played = implemented ? where.map((one) => whereLink(game, one)).join(', ') : 'not yet'
    const shown = scenes.map((scene) => sceneLink(game, scene)).join(', ')
    return `| ${[place, rule, decisions.join(', '), played, shown].map(cell).join(' | ')} |`
  }

function section(book) {
  const done = book.rows.filter(({ implemented }) => implemented).length
  return [
    `## ${book.document} ${book.title}`,
    '',
    `${done} of ${book.rows.length} rules are played so far.`,
    '',
    '| place | rule, in our words | decisions | played in | scenes |',
    '|---|---|---|---|---|',
    ...book.rows.map(rowOf(book)),
    '',
  ]
}

/** The page as text. */
export const page = (books) =>
  [
    '# Where each rule is',
    '',
    'Made by `node tools/rules.mjs` from `testdata/rulebook/`; change it there. A place is a document and',
    'its lines. Each rule is shown by its scenes, and they call the functions that are named; `data`,',
    '`table`, `kit` and `match` are files that play a rule without a function of the game.',
    '',
    ...books.flatMap(section),
  ].join('\n')

export const pageOf = (game) => page(booksOf(game))

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const game of GAMES) writeFileSync(fileOf(game), pageOf(game))
}
