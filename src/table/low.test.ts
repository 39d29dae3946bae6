import { describe, expect, test } from 'vitest'
import { squared } from './dice'
import { overlapsCircle } from './outline'
import { isShaken } from './play/low'
import { onTable } from './testing/board'
import { NEOPRENE, lone, lying } from './testing/neoprene'
import { openTable } from './testing/open'
import type { Flick } from './types'

const table = openTable(undefined, NEOPRENE)
const flick = (speed: number, more: Partial<Flick> = {}): Flick => ({
  piece: 'die',
  surface: 'any',
  aim: { at: 0, bearing: 90, speed },
  ...more,
})
const CALM = [0.5, 0.5, 0.5, 0.5]

describe('a die that is pushed low', () => {
  test('is turned in place until a flat side meets the finger, by as little as can be', () => {
    expect(squared('D6', 3, 10, 90)).toBeCloseTo(0)
    expect(squared('D6', 3, 50, 90)).toBeCloseTo(90)
    expect(squared('D6', 3, 0, 33)).toBeCloseTo(33)
  })

  test('slides v^2 / (2 mu g) and shows what it showed', () => {
    const { die } = table.play(lone('D6', 5), flick(300, { shake: CALM })).result.poses
    // 300^2 / (2 * 0.32 * 9810) = 14.3 mm, and a little in the air.
    expect(die!.x - 100).toBeGreaterThan(14)
    expect(die!.x - 100).toBeLessThan(17.5)
    expect(die).toMatchObject({ up: 5 })
  })

  test('needs a shake; without one everything is in the middle of its scatter', () => {
    expect(isShaken(NEOPRENE, lone('D6'), flick(900))).toBe(true)
    expect(isShaken(NEOPRENE, onTable(['bug', lying('bug', 100, 100)]), { piece: 'bug' })).toBe(false)
    const [plain, calm] = [flick(900), flick(900, { shake: CALM })]
    expect(table.play(lone('D6'), plain)).toEqual(table.play(lone('D6'), calm))
    const other = flick(900, { shake: [0.1, 0.9, 0.2, 0.8] })
    expect(table.play(lone('D6'), other).result.hash).not.toBe(table.play(lone('D6'), calm).result.hash)
  })

  test('may stand against another when it is turned: the turn refuses no flick', () => {
    const rest = onTable(
      ['die', lying('D6', 100, 305, { up: 1 })],
      ['near', lying('D6', 116, 305, { up: 1 })],
    )
    const { near } = table.play(rest, flick(600, { shake: [0.99, 0.5, 0.5, 0.5] })).result.poses
    expect(near!.x).toBeGreaterThan(116)
  })
})

describe('a die and a circle, seen from above', () => {
  const over = (x: number, a = 0) =>
    overlapsCircle(NEOPRENE.shapes['D6']!, { x, y: 0, a, up: 1 }, { x: 0, y: 0 }, 45)

  test('the line belongs to the circle', () => {
    expect([over(52.99), over(53), over(53.01)]).toEqual([true, true, false])
  })

  test('a corner reaches farther than a side', () => {
    // Half of a diagonal of 16 mm is 11.31 mm.
    expect([over(56.3, 45), over(56.32, 45)]).toEqual([true, false])
  })

  test('a die wholly inside a circle overlaps it, and one that covers it', () => {
    expect(over(3)).toBe(true)
    expect(overlapsCircle(NEOPRENE.shapes['D6']!, { x: 1, y: 1, a: 0 }, { x: 0, y: 0 }, 0.1)).toBe(true)
  })
})
