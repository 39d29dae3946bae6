import { expect, test } from 'vitest'
import type { Ask } from '../../../games/kit'
import { random } from '../../../table/exact'
import { severalOf } from './several'

const askFor = (count: number, take: [number, number]): Ask => ({
  seat: 'ada',
  say: '',
  take,
  options: Array.from({ length: count }, (_, i) => ({ id: String(i), verb: 'take', say: '', how: 'choose' })),
})

const sets = (count: number, take: [number, number]): string[] =>
  severalOf(askFor(count, take), random('several')).map((taken) => taken.map(({ id }) => id).join(''))

test('few sets are all thought of, every size that is allowed', () => {
  expect(sets(3, [1, 2])).toEqual(['0', '1', '2', '01', '02', '12'])
  expect(sets(2, [0, 2])).toEqual(['', '0', '1', '01'])
})

test('of many some by chance, none twice', () => {
  // Two of ten are 45 sets.
  const found = sets(10, [2, 2])
  expect(found).toHaveLength(24)
  expect(new Set(found).size).toBe(24)
})

test('of very many too, of as many as are asked for', () => {
  const found = sets(40, [3, 4])
  expect(found).toHaveLength(24)
  const sizes = severalOf(askFor(40, [3, 4]), random('several')).map(({ length }) => length)
  expect([...new Set(sizes)].toSorted()).toEqual([3, 4])
})
