import { expect, test } from 'vitest'
import { offerDraw, resign } from '../../match'
import { see } from './seen'
import { lookedAt, newBattle, take } from './testing/battle'
import { news, whoTakesBack } from './work'

test('at first the question is read out, later what happened before it', () => {
  const match = newBattle()
  const before = lookedAt(match)
  expect(news(see(before)!, null)).toMatch(/^Ada: Choose a ship to activate[.]/)
  take(match, 'uprising', 'activate:s1')
  expect(news(see(lookedAt(match))!, before)).toMatch(
    /^Ember is activated[.] Ada: Choose Ember's first action[.]/,
  )
})

test('the same question is not read twice', () => {
  const match = newBattle()
  const before = lookedAt(match)
  expect(news(see(before)!, before)).toBe('')
  offerDraw(match, 'imperium')
  expect(news(see(lookedAt(match))!, before)).toBe('Ellie offers a draw.')
})

test('the end is said once', () => {
  const match = newBattle()
  const before = lookedAt(match)
  resign(match, 'imperium')
  expect(news(see(lookedAt(match))!, before)).toBe('Ellie resigns. Ada wins.')
})

test('whoever may undo takes back, else whoever decides', () => {
  const match = newBattle()
  expect(whoTakesBack(see(lookedAt(match))!)).toBeUndefined()
  take(match, 'uprising', 'activate:s1')
  expect(whoTakesBack(see(lookedAt(match))!)).toBe('uprising')
})
