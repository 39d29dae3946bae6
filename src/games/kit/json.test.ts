import { expect, test } from 'vitest'
import { isJson } from './json'

const nested = (deep: number): unknown => (deep ? { in: nested(deep - 1) } : 1)

test.each([null, true, 'a', 1.5, [], {}, { a: [1, { b: null }] }, nested(3)])('%j is plain data', (value) =>
  expect(isJson(value, 3)).toBe(true),
)

test.each([undefined, NaN, Infinity, () => 1, new Date(0), Buffer.from('a'), [undefined], nested(4)])(
  '%s is none',
  (value) => expect(isJson(value, 3)).toBe(false),
)
