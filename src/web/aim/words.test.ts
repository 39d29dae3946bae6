import { expect, test } from 'vitest'
import { bearingWord, reachWord } from './words'

test('a bearing as a dial shows it', () => {
  expect([0, 14, 14.35, 359.95].map((degrees) => bearingWord(degrees))).toEqual([
    '000°',
    '014°',
    '014.35°',
    '359.95°',
  ])
})

test('where it is only glanced at it is rounded, and never goes round to 360', () => {
  expect([313.75, 14.04, 359.95].map((degrees) => bearingWord(degrees, 0))).toEqual(['314°', '014°', '000°'])
  expect([313.74, 14.04, 359.95].map((degrees) => bearingWord(degrees, 1))).toEqual([
    '313.7°',
    '014°',
    '000°',
  ])
})

test('how far it reaches', () => {
  expect(reachWord([43, 59])).toBe('43 to 59 cm')
})
