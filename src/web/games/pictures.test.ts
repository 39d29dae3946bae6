import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from './index'

const pictures = GAMES.flatMap(({ there }) => there?.picture ?? []).map(({ small, large }) => ({
  small: fileURLToPath(small),
  large: fileURLToPath(large),
}))

/**
 * Bytes of all pictures that a large screen fetches: as much as the script before a table is opened may be.
 */
const MOST = 150_000

const sum = (files: readonly string[]): number => files.reduce((all, file) => all + statSync(file).size, 0)

test('the pictures of the home page are pictures, in both sizes, and light', () => {
  const [large, small] = [pictures.map((one) => one.large), pictures.map((one) => one.small)]
  for (const file of [...large, ...small]) expect(readFileSync(file).toString('latin1', 8, 12)).toBe('WEBP')
  expect(sum(large)).toBeLessThanOrEqual(MOST)
  expect(sum(small)).toBeLessThan(sum(large))
})
