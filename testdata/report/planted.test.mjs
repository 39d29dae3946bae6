import { describe, expect, test } from 'vitest'

test('holds', () => expect(1).toBe(1))
test('does not hold', () => expect(1).toBe(2))
test.fails('known to fail', () => expect(1).toBe(2))
test.todo('to do')
test('left out', ({ skip }) => skip('no such thing here'))
describe.skipIf(true)('group', () => test('left out as well', () => expect(1).toBe(1)))
test('leaves an error behind', () => void Promise.reject(new Error('stray')))
