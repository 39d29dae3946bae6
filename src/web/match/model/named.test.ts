import { expect, test } from 'vitest'
import { choicesNamed, piecesNamed, pieceInFocus, sayPiece } from './named'
import { newBattle, seenIn, take } from '../testing/battle'

const seenNow = (match = newBattle()) => seenIn(match)

test('the page looks from the active ship', () => {
  const match = newBattle()
  expect(pieceInFocus(seenNow(match))).toBe('s1')
  take(match, 'uprising', 'activate:s2')
  expect(pieceInFocus(seenNow(match))).toBe('s2')
})

test('pieces and options can be named', () => {
  const seen = seenNow()
  expect(piecesNamed(seen).map(({ names }) => names[0])).toContain('Meridian')
  expect(choicesNamed(seen)[0]!.names).toEqual(expect.arrayContaining(['activate:s1', '1', 'Ember']))
})

test('a wing says how many of its pieces are left', () => {
  const sparrow = Object.values(seenNow().description.pieces).find(({ name }) => name === 'Sparrow')!
  expect(sayPiece(sparrow)).toBe('Sparrow, fighter wing 3/3')
})
