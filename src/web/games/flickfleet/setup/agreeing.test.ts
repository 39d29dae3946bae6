import { expect, test } from 'vitest'
import { isFree, obstaclesIn, withChange } from './agreeing'

test('001:117, 124: of household objects the players say how they are, of a moon not', () => {
  expect(obstaclesIn('moon, coin')!.map(isFree)).toEqual([false, true])
})

test('one obstacle is changed, the others stay', () => {
  const changed = withChange(obstaclesIn('coin, mug')!, 1, { mobile: false })
  expect(changed.map(({ word, mobile }) => `${word} ${mobile}`)).toEqual(['coin true', 'mug false'])
})

test('a text that is no list is none', () => {
  expect(obstaclesIn('sofa')).toBeNull()
  expect(obstaclesIn('')).toEqual([])
})
