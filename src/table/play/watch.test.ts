import { expect, test } from 'vitest'
import { type Felt, sooner } from './watch'

const felt = (depth: number, a: string, b: string): Felt => ({
  depth,
  touch: { t: 0, is: 'touch', a, b, moving: 'a', at: { x: 0, y: 0 } },
})

test('of touches in one step the deeper is first, of two as deep the smaller id by code units', () => {
  const [ac, ab, zy] = [felt(0.1, 'a', 'c'), felt(0.1, 'a', 'b'), felt(0.2, 'z', 'y')]
  const order = [ac, ab, zy, felt(0.1, 'Z', 'c'), felt(0.1, 'ä', 'a')].sort(sooner)
  expect(order.map(({ touch }) => touch.a + touch.b)).toEqual(['zy', 'Zc', 'ab', 'ac', 'äa'])
})
