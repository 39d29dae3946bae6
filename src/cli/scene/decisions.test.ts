import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Scene } from './types'

const FOLDER = 'testdata/scenes/flickfleet'

/**
 * Sections A to E of the decisions (D-56, exhaustion, is an optional rule of its own), those of obstacles, of
 * the base book's scenarios and of the match.
 */
const NUMBERS = Array.from({ length: 55 }, (_, i) => `D-${String(i + 1).padStart(2, '0')}`)
const SCENARIOS = ['D-92', 'D-93', 'D-94', 'D-97', 'D-97a', 'D-98', 'D-99', 'D-104']
const OBSTACLES = ['D-73', 'D-75', 'D-76']
const DECISIONS = [...NUMBERS, 'D-57', 'D-57a', ...OBSTACLES, ...SCENARIOS, 'D-107']

/** What an introductory battle never comes to, and why. */
const NOT_REACHED: Readonly<Record<string, string>> = {
  'D-13': 'tells which document counts, nothing a table does',
  'D-24': 'no Ram ship',
  'D-31': 'no ship costs more than 40 points',
  'D-47': 'destroyers and carriers list all results from 1 to 6',
  'D-48': 'no ship evades',
  'D-53': 'no torpedoes',
  'D-54': 'no ion cannons',
  'D-55': 'no railguns',
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
const rules = files.map((file) => (JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Scene).rule)
const cited = new Set(rules.flatMap((rule) => rule.match(/D-\d+a?/g) ?? []))

describe('decisions of FlickFleet', () => {
  test.each(DECISIONS.filter((name) => !(name in NOT_REACHED)))('%s is shown by a scene', (name) => {
    expect(cited).toContain(name)
  })

  test('none that is out of reach is cited after all', () => {
    expect(Object.keys(NOT_REACHED).filter((name) => cited.has(name))).toEqual([])
  })
})
