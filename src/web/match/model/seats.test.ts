import { expect, test } from 'vitest'
import { columns, decidingFirst } from './seats'
import { see } from './seen'
import { lookedAt, newBattle, take } from '../testing/battle'

test('two columns stay; where only one is seen it holds what may be chosen', () => {
  const match = newBattle()
  expect(decidingFirst(see(lookedAt(match))!)).toEqual({ left: 'uprising', right: ['imperium'] })
  take(match, 'uprising', 'activate:s1', 'end')
  const seen = see(lookedAt(match))!
  expect(seen.choices.every(({ ask }) => ask.seat === 'imperium')).toBe(true)
  expect(decidingFirst(seen)).toEqual({ left: 'imperium', right: ['uprising'] })
  expect(columns(seen)).toEqual({ left: 'uprising', right: ['imperium'] })
})
