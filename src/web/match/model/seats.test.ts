import { expect, test } from 'vitest'
import { columns, decidingFirst } from './seats'
import { newBattle, seenIn, take } from '../testing/battle'

test('two columns stay; where only one is seen it holds what may be chosen', () => {
  const match = newBattle()
  expect(decidingFirst(seenIn(match))).toEqual({ left: 'uprising', right: ['imperium'] })
  take(match, 'uprising', 'activate:s1', 'end')
  const seen = seenIn(match)
  expect(seen.choices.every(({ ask }) => ask.seat === 'imperium')).toBe(true)
  expect(decidingFirst(seen)).toEqual({ left: 'imperium', right: ['uprising'] })
  expect(columns(seen)).toEqual({ left: 'uprising', right: ['imperium'] })
})
