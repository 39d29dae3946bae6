import { expect, test } from 'vitest'
import { restAfter } from './rest'

test('damage is looked at for as long as in live play, a flick for less, words for least', () => {
  const rests = [restAfter(true, true, 1), restAfter(true, false, 1), restAfter(false, false, 1)]
  expect(rests[0]).toBe(2500)
  expect(rests).toEqual(rests.toSorted((a, b) => b - a))
})

test('all go by faster where flicks do, but are still to be seen where only their ends are shown', () => {
  expect(restAfter(true, true, 2)).toBe(1250)
  expect(restAfter(false, false, Infinity)).toBeGreaterThan(0)
})
