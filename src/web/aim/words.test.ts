import { expect, test } from 'vitest'
import { bearingWord, reachWord } from './words'

test('a bearing as a dial shows it', () => {
  expect([0, 14, 14.35, 359.95].map(bearingWord)).toEqual(['000°', '014°', '014.35°', '359.95°'])
})

test('how far it reaches', () => {
  expect(reachWord([43, 59])).toBe('43 to 59 cm')
})
