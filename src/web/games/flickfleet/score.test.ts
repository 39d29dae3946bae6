import { expect, test } from 'vitest'
import { sayScore } from './score'

const sides = {
  ada: {
    name: 'Cadet A',
    mark: 'one_stripe',
    edge: 'S' as const,
    score: { name: 'drones shot', now: 2, most: 3 },
  },
  bob: { name: 'Cadet B', mark: 'two_stripes', edge: 'S' as const },
}

test('what is counted is told with what is needed; where nothing is counted nothing is told', () => {
  expect(sayScore({ sides }, 'ada')).toBe('2 of 3 drones shot')
  expect(sayScore({ sides }, 'bob')).toBeNull()
  expect(sayScore({ sides }, 'nobody')).toBeNull()
})
