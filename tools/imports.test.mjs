import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
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
  'resolvable: src/cli/missing.ts',
  'test-code: src/players/uses-test.ts',
  'test-data: src/games/one/rules/test-data.ts',
  'test-tools: src/cli/uses-test-tool.ts',
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
