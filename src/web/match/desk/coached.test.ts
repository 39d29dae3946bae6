import { expect, test } from 'vitest'
import type { Ending, SeatName } from '../../../match'
import { isLearnt } from './coached'

const against = (player: string): SeatName[] => [
  { seat: 'uprising', name: 'Ada', player: 'human' },
  { seat: 'imperium', name: 'Ellie', player },
]
const ended = (how: Ending['how']): Ending => ({ winners: ['uprising'], how, why: '' })

test('a match against the Cadet that was played to its end was the last that is coached', () => {
  expect(isLearnt({ seats: against('cadet'), ended: ended('rules') })).toBe(true)
  expect(isLearnt({ seats: against('cadet'), ended: null })).toBe(false)
})

test('who resigns or agrees on a draw has not seen it all', () => {
  expect(isLearnt({ seats: against('cadet'), ended: ended('resigned') })).toBe(false)
  expect(isLearnt({ seats: against('cadet'), ended: ended('agreed') })).toBe(false)
})

test('a match that nobody coached counts for nothing', () => {
  expect(isLearnt({ seats: against('human'), ended: ended('rules') })).toBe(false)
  expect(isLearnt({ seats: against('admiral'), ended: ended('rules') })).toBe(false)
})
