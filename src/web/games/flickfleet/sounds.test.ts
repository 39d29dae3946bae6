import { expect, test } from 'vitest'
import { captionsOf } from '../../sound/told'
import { soundOf } from './sounds'

const soundsOf = (is: string): string[] => captionsOf([{ about: { is, piece: 's1' } }], soundOf)

test.each([
  ['crash', 'plate clap'],
  ['lost aboard', 'plate clap'],
  ['obstacle hit', 'pick-up, medium'],
  ['pushed off', 'pick-up, medium'],
  ['breaks up', 'pick-up, medium'],
  ['last piece', 'plate clap'],
  ['score', 'pick-up, medium'],
  ['placed', 'set down'],
  ['back', 'set down'],
  ['fatigued', 'set down twice'],
  ['tires', 'pick-up, medium'],
  ['exhausted', 'dull ping'],
  ['arrives', 'slide'],
  ['jump', 'slide'],
  ['clear', 'soft release'],
  ['runs into', 'clack'],
  ['blocked', 'tap'],
  ['drifts', 'tick'],
])('what is told as %s sounds like %s', (is, caption) => {
  expect(soundsOf(is)).toEqual([caption])
})

test('what only tells whose turn it is, or of a shot that missed, is silent', () => {
  expect(captionsOf([{ about: { is: 'miss', piece: 's1' } }, {}], soundOf)).toEqual([])
})
