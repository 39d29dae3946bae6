import { expect, test } from 'vitest'
import { FIRST, keepPlaces, placesKept } from './kept-places'

function browser(stored: string | null = null) {
  let value = stored
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

test('a browser that has seen no matches keeps no place', () => {
  expect(placesKept(browser())).toBe(0)
})

test('places are kept for the matches of last time, as many as are shown at first', () => {
  const storage = browser()
  keepPlaces(storage, 2)
  expect(placesKept(storage)).toBe(2)
  keepPlaces(storage, 20)
  expect(placesKept(storage)).toBe(FIRST)
})

test.each(['-1', '1.5', 'many', '', 'Infinity'])("'%s' in the browser's store keeps no place", (stored) => {
  expect(placesKept(browser(stored))).toBe(0)
})
