import { expect, test } from 'vitest'
import { resign } from '../../../match'
import { asksOf, see } from './seen'
import { lookedAt, newBattle, take } from '../testing/battle'
import { headline, underline } from './words'

const seenNow = (match = newBattle()) => see(lookedAt(match))!

test('whoever decides is called by name', () => {
  const seen = seenNow()
  expect(headline(seen.view, seen.nameOf)).toBe('Ada: Choose a ship to activate.')
  expect(underline(seen.view)).not.toBe('')
  expect([seen.seat, seen.sideOf('imperium')]).toEqual(['uprising', 'imperium'])
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

test('nobody is asked once it is over, and a game that is not known is not shown', () => {
  const view = lookedAt(newBattle())
  expect(asksOf({ ...view, prompt: null })).toEqual([])
  expect(see({ ...view, game: 'chess' })).toBeNull()
})

test('after the end no ship is active any more', () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const during = seenNow(match).description.boards
  expect(during.filter(({ active }) => active).map(({ id }) => id)).toEqual(['s1'])
  resign(match, 'imperium')
  const { boards } = seenNow(match).description
  expect(boards.map(({ id }) => id)).toEqual(during.map(({ id }) => id))
  expect(boards.filter(({ active, cube }) => active || cube)).toEqual([])
})
