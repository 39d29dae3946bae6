import { expect, test } from 'vitest'
import { newDraft } from '../model/draft'
import { subjectOf } from './subject'
import { newBattle, seenIn, take } from '../testing/battle'
import { atAim } from '../model/work'

const nothing = { aim: null, target: null }

test('nobody is looked from before a ship is active, then it is', () => {
  const match = newBattle()
  expect(subjectOf({ seen: seenIn(match), ...nothing })).toEqual({})
  take(match, 'uprising', 'activate:s2')
  expect(subjectOf({ seen: seenIn(match), ...nothing })).toEqual({ piece: 's2' })
})

test('a die is looked at from the ship that it is on', () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1', 'fire:1')
  const seen = seenIn(match)
  const die = seen.choices.find(({ option }) => option.id === 'die')!
  const aim = atAim(seen, die, newDraft(1, seen.choices))
  expect(subjectOf({ seen, aim, target: 's4' })).toEqual({ piece: 's1', at: 's4' })
})
