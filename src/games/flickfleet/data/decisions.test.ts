import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const FOLDER = 'testdata/scenes/flickfleet'

/** What of a scene is read here. */
interface Cited {
  rule: string
}

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `D-${String(from + i).padStart(2, '0')}`)

/** Sections A to E of the decisions, those of obstacles, of the base book's scenarios and of the match. */
const OBSTACLES = numbers(72, 76)
/** Of the other boxes. */
const MINES_AND_MORE = [...numbers(80, 81), ...numbers(83, 85), 'D-87', 'D-88']
const EXPANSIONS = [...MINES_AND_MORE, ...numbers(100, 103)]
const SCENARIOS = [...numbers(92, 99), 'D-97a', 'D-104']
const DECISIONS = [...numbers(1, 57), 'D-57a', ...OBSTACLES, ...SCENARIOS, ...EXPANSIONS, 'D-107']

/** What the base box never comes to, and why. */
const NOT_REACHED: Readonly<Record<string, string>> = {
  'D-13': 'tells which document counts, nothing a table does',
  'D-31': 'no ship costs more than 40 points',
  'D-48': 'no ship evades',
  'D-53': 'no torpedoes',
  'D-54': 'no ion cannons',
  'D-55': 'no railguns',
  'D-72': 'no nebulae and no rifts',
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)
const rules = files.map((file) => (JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Cited).rule)
const cited = new Set(rules.flatMap((rule) => rule.match(/D-\d+a?/g) ?? []))

describe('decisions of FlickFleet', () => {
  test.each(DECISIONS.filter((name) => !(name in NOT_REACHED)))('%s is shown by a scene', (name) => {
    expect(cited).toContain(name)
  })

  test('none that is out of reach is cited after all', () => {
    expect(Object.keys(NOT_REACHED).filter((name) => cited.has(name))).toEqual([])
  })
})
