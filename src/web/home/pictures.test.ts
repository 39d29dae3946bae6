import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from './games'
import { PICTURES } from './pictures'

const large = GAMES.map(({ mat }) => fileURLToPath(PICTURES[mat].large))
const small = GAMES.map(({ mat }) => fileURLToPath(PICTURES[mat].small))

/**
 * Bytes of all pictures that a large screen fetches: as much as the script before a table is opened may be.
 */
const MOST = 150_000

const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0)

test('every game has its picture, in both sizes, and they are light', () => {
  expect(
    [large, small].map((files) => files.map((file) => readFileSync(file).toString('latin1', 8, 12))),
  ).toEqual([
    ['WEBP', 'WEBP', 'WEBP'],
    ['WEBP', 'WEBP', 'WEBP'],
  ])
  expect(weightOf(large)).toBeLessThanOrEqual(MOST)
  expect(weightOf(small)).toBeLessThan(weightOf(large))
})
