import { expect, test } from 'vitest'
import { asksOf, choicesNamed, piecesNamed, pieceInFocus, sayPiece, see } from './seen'
import { lookedAt, newBattle, take } from './testing/battle'
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

test('the page looks from the active ship', () => {
  const match = newBattle()
  expect(pieceInFocus(seenNow(match))).toBe('s1')
  take(match, 'uprising', 'activate:s2')
  expect(pieceInFocus(seenNow(match))).toBe('s2')
})

test('the seat across looks the other way', () => {
  const seen = seenNow()
  expect([seen.sceneFor('uprising').edge, seen.sceneFor('imperium').edge]).toEqual(['S', 'N'])
})

test('pieces and options can be named', () => {
  const seen = seenNow()
  expect(piecesNamed(seen).map(({ names }) => names[0])).toContain('Meridian')
  expect(choicesNamed(seen)[0]!.names).toEqual(expect.arrayContaining(['activate:s1', '1', 'Ember']))
})

test('a wing says how many of its pieces are left', () => {
  const sparrow = seenNow().description.boards.find(({ name }) => name === 'Sparrow')!
  expect(sayPiece(sparrow)).toBe('Sparrow, fighter wing 3/3')
})

test('nobody is asked once it is over, and a game that is not known is not shown', () => {
  const view = lookedAt(newBattle())
  expect(asksOf({ ...view, prompt: null })).toEqual([])
  expect(see({ ...view, game: 'chess' })).toBeNull()
})
