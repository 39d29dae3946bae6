import { expect, test } from 'vitest'
import { sayShare, shareOf } from './interval'

// Wilson's interval for 50 of 100: (0.5 + 0.0192) / 1.0384 -+ 0.0962.
test('half of a hundred lies between 40 and 60 %', () => {
  const { share, from, to } = shareOf(50, 100)
  expect(share).toBe(0.5)
  expect(from).toBeCloseTo(0.4038, 3)
  expect(to).toBeCloseTo(0.5962, 3)
  expect(sayShare(50, 100)).toBe('50 % (40 to 60 %)')
})

test('all of ten may still be 72 %; nothing played says nothing', () => {
  expect(shareOf(10, 10).to).toBeCloseTo(1, 12)
  expect(shareOf(10, 10).from).toBeCloseTo(0.7225, 3)
  expect(shareOf(0, 0)).toEqual({ share: 0, from: 0, to: 1 })
})
