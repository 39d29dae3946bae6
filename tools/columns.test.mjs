import { expect, test } from 'vitest'
import { longLines } from './columns.mjs'

test('a line has at most 110 characters, however many bytes they take', () => {
  const text = ['–'.repeat(110), '🎲'.repeat(110), 'a'.repeat(111), ''].join('\r\n')
  expect(longLines('src/some.ts', text)).toEqual(['src/some.ts:3: 111 columns; at most 110'])
})
