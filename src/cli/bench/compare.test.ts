import { expect, test } from 'vitest'
import { compared } from './compare'

test('a ratio that has lost a tenth is a regression, and so is one that was not measured', () => {
  const before = { table: 0.8, bots: 0.5, server: 0.01, gone: 0.3 }
  expect(compared(before, { table: 0.721, bots: 0.449, server: 0.02, fresh: 0.7 })).toEqual({
    worse: true,
    lines: [
      'ok    table: 0.721, before 0.800',
      'WORSE bots: 0.449, before 0.500',
      'ok    server: 0.0200, before 0.0100',
      'WORSE gone: not measured, before 0.300',
      'ok    fresh: 0.700, before not measured',
    ],
  })
  expect(compared({ table: 0.8 }, { table: 0.721 }).worse).toBe(false)
})
