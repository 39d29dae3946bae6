import { expect, test } from 'vitest'
import { levelNamed } from '../../levels'
import { qualityPicture } from './picture'
import { pointOf } from './quality'
import { shotsToTake, mindAt, STEADY } from './shots'
import { worthNow } from '../../rollout'

const at = shotsToTake(2)

test('dice wait at the positions, in different matches', () => {
  expect(new Set(at.map(({ file }) => file)).size).toBe(2)
})

test('half of what is possible is twice the share', () => {
  const now = at.map((position) => worthNow(mindAt(position, STEADY, 'now')))
  const bests = at.map((position, i) => ({ ...position, seed: '', now: now[i]!, best: now[i]! + 1 }))
  const { share } = pointOf(levelNamed('ace')!, 4, bests)
  // The judge's opinion goes from -1 to 1.
  expect(Math.abs(share)).toBeLessThan(2)
  const half = bests.map((best) => ({ ...best, best: best.now + 0.5 }))
  expect(pointOf(levelNamed('ace')!, 4, half).share).toBeCloseTo(2 * share, 10)
})

test('the picture has a line for each level', () => {
  const points = ['cadet', 'ace'].map((level) => ({ level, budget: 12, share: 0.5, error: 0.1 }))
  expect(qualityPicture(points, 50).match(/<polyline/g)).toHaveLength(2)
})
