import { expect, test } from 'vitest'
import { type Mark, NEUTRAL } from '../../parts/mark'
import { MARKS, markOf } from './marks'

const SIDES = ['uprising', 'imperium', 'storm', 'hive', 'pirates', 'one_stripe', 'two_stripes']

test.each<keyof Mark>(['emblem', 'pattern', 'colour'])('each side has a %s of its own', (trait) => {
  const traits = [...SIDES.map((side) => MARKS[side]!), NEUTRAL].map((mark) => mark[trait])
  expect(new Set(traits).size).toBe(SIDES.length + 1)
})

test('the Uprising wears a triangle with slanted stripes, the Imperium a square with upright bars', () => {
  expect(markOf('uprising')).toMatchObject({ emblem: 'triangle', pattern: 'slanted stripes' })
  expect(markOf('imperium')).toMatchObject({ emblem: 'square', pattern: 'upright bars' })
})

test('a side that nobody knows is neutral', () => {
  expect(markOf('somebody')).toBe(NEUTRAL)
})
