import { expect, test } from 'vitest'
import { look } from '../../games/flickfleet/look'
import { offerDraw, resign } from '../../../match'
import { see } from './seen'
import { lookedAt, newBattle, seenIn, take } from '../testing/battle'
import { news, whoTakesBack } from './work'

test('at first the question is read out, later what happened before it', () => {
  const match = newBattle()
  const before = lookedAt(match)
  expect(news(see(before, look), null).asked).toMatch(/^Ada: Choose a ship to activate[.]/)
  take(match, 'uprising', 'activate:s1')
  const { told, asked } = news(seenIn(match), before)
  expect(told).toBe('Ember is activated.')
  expect(asked).toMatch(/^Ada: Choose Ember's first action[.]/)
})

test('the same question is not read twice', () => {
  const match = newBattle()
  const before = lookedAt(match)
  expect(news(see(before, look), before)).toEqual({ told: '', asked: '', yourTurn: false })
  offerDraw(match, 'imperium')
  expect(news(seenIn(match), before)).toMatchObject({ told: 'Ellie offers a draw.', asked: '' })
})

test('it is your turn when somebody else had decided before, and at the first question', () => {
  const match = newBattle()
  const before = lookedAt(match)
  expect(news(see(before, look), null).yourTurn).toBe(true)
  take(match, 'uprising', 'activate:s1')
  const own = lookedAt(match)
  expect(news(see(own, look), before).yourTurn).toBe(false)
  const theirs = { ...before, prompt: { ...before.prompt!, waiting: ['imperium'] } }
  expect(news(see(own, look), theirs).yourTurn).toBe(true)
})

test('the end is said once', () => {
  const match = newBattle()
  const before = lookedAt(match)
  resign(match, 'imperium')
  expect(news(seenIn(match), before)).toMatchObject({ told: 'Ellie resigns. Ada wins.', asked: '' })
})

test('whoever may undo takes back, else whoever decides', () => {
  const match = newBattle()
  expect(whoTakesBack(seenIn(match))).toBeUndefined()
  take(match, 'uprising', 'activate:s1')
  expect(whoTakesBack(seenIn(match))).toBe('uprising')
})
