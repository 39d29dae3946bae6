import { expect, test } from 'vitest'
import { wantedAgain } from './again'
import { newBattle, take } from '../testing/battle'

test('the same set-up with the same choices, names and bots, and nothing of what was played', () => {
  const match = newBattle({ placing: 'by hand' })
  const { record } = match
  const seats = record.seats.map((one, i) => (i === 1 ? { ...one, player: 'cadet' } : one))
  expect(wantedAgain({ ...record, seats })).toEqual({
    game: 'flickfleet',
    setup: { setup: 'introductory', choices: { placing: 'by hand' } },
    names: { uprising: 'Ada', imperium: 'Ellie' },
    bots: { imperium: 'cadet' },
    sameScreen: true,
  })
})

test('what has happened since makes no difference', () => {
  const match = newBattle()
  const before = wantedAgain(match.record)
  take(match, 'uprising', 'activate:s1')
  expect(wantedAgain(match.record)).toEqual(before)
})
