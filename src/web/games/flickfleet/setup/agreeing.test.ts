import { expect, test } from 'vitest'
import { isFree, listIn, withChange } from './agreeing'

test('001:117, 124: of household objects the players say how they are, of a moon not', () => {
  expect(listIn('moon, coin')!.map(isFree)).toEqual([false, true])
})

test('one obstacle is changed, the others stay', () => {
  const changed = withChange(listIn('coin, mug')!, 1, { mobile: false })
  expect(changed.map(({ word, mobile }) => `${word} ${mobile}`)).toEqual(['coin true', 'mug false'])
})

test('a text that is no list is none', () => {
  expect(listIn('sofa')).toBeNull()
  expect(listIn('')).toEqual([])
})
