import { describe, expect, test } from 'vitest'
import { farOf, reachOf, strengthOf } from './curve'

const finger = reachOf('touch', 844)
const mouse = reachOf('mouse', 900)

test('the ring, the full pull, and where the bearing comes alive', () => {
  expect(finger).toEqual({ ring: 28, full: 220, live: 34 })
  expect(mouse).toEqual({ ring: 18, full: 320, live: 24 })
  expect(reachOf('touch', 390).full).toBe(0.45 * 390)
  expect(reachOf('touch', 844, true).ring).toBe(42)
})

describe('the precision curve', () => {
  const pull = (share: number): number => 28 + share * 192

  test('nothing in the ring, all at the full pull and past it', () => {
    expect([0, 28, 220, 400].map((far) => strengthOf(finger, far))).toEqual([0, 0, 100, 100])
  })

  test('half the pull is 31 % of the strength', () => {
    expect(strengthOf(finger, pull(0.5))).toBeCloseTo(30.8, 1)
  })

  test.each([
    [0.1, 0.18],
    [0.25, 0.34],
    [1, 0.9],
  ])('at %f of the pull one px is about %f', (share, strength) => {
    const [near, far] = [pull(share) - 0.5, pull(share) + (share === 1 ? 0 : 0.5)]
    expect((strengthOf(finger, far) - strengthOf(finger, near)) / (far - near)).toBeCloseTo(strength, 1.5)
  })

  test('and back again', () => {
    for (const strength of [0, 12.5, 38, 100]) {
      expect(strengthOf(finger, farOf(finger, strength))).toBeCloseTo(strength, 9)
    }
  })
})
