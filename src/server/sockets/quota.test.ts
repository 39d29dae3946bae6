import { expect, test } from 'vitest'
import { newQuota } from './quota'

test('three at once, then one for every ten milliseconds; another asker has three of their own', () => {
  let time = 5
  const { take } = newQuota(3, 10, () => time)
  const times = (n: number, asker: string) => Array.from({ length: n }, () => take(asker))
  expect(times(5, 'ada')).toEqual([true, true, true, false, false])
  expect(times(1, 'grace')).toEqual([true])
  time = 15
  expect(times(2, 'ada')).toEqual([true, false])
  time = 1000
  expect(times(4, 'ada')).toEqual([true, true, true, false])
})
