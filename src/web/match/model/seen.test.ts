import { expect, test } from 'vitest'
import { resign } from '../../../match'
import { asksOf, keyOf, see } from './seen'
import { lookedAt, newBattle, seenIn, take } from '../testing/battle'
import { look } from '../../games/flickfleet/look'
import { NEUTRAL } from '../../parts/mark'
import { headline, underline } from './words'

const seenNow = (match = newBattle()) => seenIn(match)

test('whoever decides is called by name', () => {
  const seen = seenNow()
  expect(headline(seen.view, seen.nameOf)).toBe('Ada: Choose a ship to activate.')
  expect(underline(seen.view)).not.toBe('')
  expect([seen.seat, seen.markOf('imperium')]).toEqual(['uprising', look.marks['imperium']])
})

test('every option has a key of its own and keeps its id', () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const keys = seenNow(match).choices.map(({ key, option }) => [key, option.id])
  expect(keys).toContainEqual(['uprising/move', 'move'])
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length)
})

test('the seat across looks the other way', () => {
  const seen = seenNow()
  expect([seen.sceneFor('uprising').edge, seen.sceneFor('imperium').edge]).toEqual(['S', 'N'])
})

test('nobody is asked once it is over', () =>
  expect(asksOf({ ...lookedAt(newBattle()), prompt: null })).toEqual([]))

test('a game without marks or edges has usual ones, one a seat; what is no seat is nobody’s', () => {
  const seen = see(lookedAt(newBattle()), { game: look.game, marks: {} })
  const [first, second, nobody] = ['uprising', 'imperium', 'nobody'].map(seen.markOf)
  expect(new Set([first, second, nobody]).size).toBe(3)
  expect(nobody).toBe(NEUTRAL)
  expect(['uprising', 'imperium'].map(seen.edgeOf)).toEqual(['S', 'N'])
})

test('after the end no ship is active any more', () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const during = seenNow(match).description.pieces
  expect(Object.keys(during).filter((id) => during[id]!.active)).toEqual(['s1'])
  resign(match, 'imperium')
  const { pieces } = seenNow(match).description
  expect(Object.keys(pieces)).toEqual(Object.keys(during))
  expect(Object.values(pieces).filter(({ active, ready }) => active || ready)).toEqual([])
})

test('the one card that must go has a digit; what is ticked has none', () => {
  const seen = seenNow()
  const asked = seen.choices[0]!
  const taking = (take: [number, number]) => {
    const choice = { ...asked, ask: { ...asked.ask, take } }
    return keyOf({ ...seen, choices: [choice] }, choice)
  }
  expect([taking([1, 1]), taking([2, 2]), taking([0, 2])]).toEqual([1, 0, 0])
})
