import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { script } from './run.mjs'

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** Every bad import planted in testdata/imports; what is not named here is allowed. */
const PLANTED = [
  'core-is-pure: src/games/one/rules/test-data.ts',
  'core-is-pure: src/match/uses-package.ts',
  'core-is-pure: src/table/uses-jolt.ts',
  'core-is-pure: src/table/uses-node.ts',
  'engine-is-pure: src/table/engine/uses-package.ts',
  'floor-cli: src/cli/uses-web.ts',
  'floor-games-kit: src/games/kit/uses-game.ts',
  'floor-games: src/games/one/rules/uses-match.ts',
  'floor-match: src/match/uses-game.ts',
  'floor-players: src/players/uses-server.ts',
  'floor-server: src/server/uses-cli.ts',
  'floor-table: src/table/uses-match.ts',
  'floor-web: src/web/uses-server.ts',
  'game-index: src/players/past-the-index.ts',
  'game-to-game: src/games/one/rules/other-game.ts',
  'game-to-physics: src/games/one/rules/runs-physics.ts',
  'jolt-in-one-place: src/table/uses-jolt.ts',
  'no-cycle: src/match/circle-a.ts',
  'record-is-data: src/match/record/uses-play.ts',
  'resolvable: src/cli/missing.ts',
  'test-code: src/players/uses-test.ts',
  'test-data: src/games/one/rules/test-data.ts',
  'test-tools: src/cli/uses-test-tool.ts',
  'web-downwards: src/web/match/page/uses-one.ts',
  'web-downwards: src/web/parts/uses-page.ts',
  'web-game-to-game: src/web/games/two/other-game.ts',
  'web-game-to-game: src/web/games/two/other-rules.ts',
  'web-names-no-game: src/web/match/page/uses-rules.ts',
  'web-without-node: src/web/uses-node.ts',
]

function violations() {
  const cruiser = script('dependency-cruiser', 'depcruise')
  const args = [cruiser, 'src', '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json']
  const cwd = join(root, 'testdata', 'imports')
  const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return JSON.parse(stdout).summary.violations
}

test('every planted import is caught, and nothing else', () => {
  expect(
    violations()
      .map(({ rule, from }) => `${rule.name}: ${from}`)
      .sort(),
  ).toEqual(PLANTED)
})

test('no rule is without a plant', () => {
  const planted = new Set(PLANTED.map((line) => line.split(':')[0]))
  expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
})

const web = join(root, 'src', 'web')
/** Of tests alone. */
const TESTS_ONLY = ['engines', 'testing']

test('every folder of the page has its place in the order', () => {
  const floors = forbidden
    .filter(({ name }) => name === 'web-downwards')
    .map(({ from }) => new RegExp(from.path))
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[.](ts|svelte)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !TESTS_ONLY.includes(file.split('/')[2]) && !/[.]test[.]ts$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !floors.some((floor) => floor.test(file)))).toEqual([])
})

test('shared folders of the page name no game', () => {
  const named = /flickfleet|flick wars|flickwars|flicktier|uprising|imperium/i
  const files = readdirSync(web, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /[.](ts|svelte|css|html)$/.test(file) && !/[.]test[.]ts$|(^|\/)testing\//.test(file))
    .filter((file) => !file.startsWith('games/') && !file.startsWith('engines/'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => named.test(readFileSync(join(web, file), 'utf8')))).toEqual([])
})
