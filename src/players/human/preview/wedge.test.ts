import { expect, test } from 'vitest'
import { wedgeOf } from './wedge'

test.each([
  ['D6', 8.0],
  ['D10', 11.7],
] as const)('the wedge of the %s is %d degrees to either side', (die, degrees) => {
  expect(wedgeOf(die).toFixed(1)).toBe(degrees.toFixed(1))
})
