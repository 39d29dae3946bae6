import { describe, expect, test } from 'vitest'
import { DICE } from './dice'
import { below, random } from './exact'
import { distance } from './outline'
import { DICE_NAMES, NEOPRENE, lone } from './testing/neoprene'
import { openTable } from './testing/open'
import { figure, times } from './testing/thorough'
import { SHAKES, type DieName, type Pose } from './types'

/* A die that is pushed low slides while it is slow, and keeps its face; a fast one tumbles. */

const table = openTable(undefined, { ...NEOPRENE, size: { x: 4000, y: 610 } })
const COUNT = times(150, 20)

interface End {
  kept: boolean
  mm: number
}

function pushed(die: DieName, speed: number): End[] {
  const next = random(`low ${die} ${speed}`)
  return Array.from({ length: COUNT }, () => {
    const up = 1 + below(next, DICE[die].faces.length)
    const rest = lone(die, up, 360 * next())
    const shake = Array.from({ length: SHAKES }, next)
    const flick = { piece: 'die', surface: 'any', aim: { at: 0, bearing: 90, speed }, shake } as const
    const end = table.play(rest, flick).result.poses['die'] as Pose
    return { kept: end.up === up, mm: distance(end, rest['die']!.pose) }
  })
}

const share = (ends: readonly End[]): number => ends.filter(({ kept }) => kept).length / ends.length
const median = (ends: readonly End[]): number =>
  ends.map(({ mm }) => mm).sort((a, b) => a - b)[Math.floor(ends.length / 2)]!

describe.each(DICE_NAMES)('a %s', (die) => {
  test.each([300, 600, 800, 1000, 1200, 1500, 2000])('at %i mm/s', (speed) => {
    const ends = pushed(die, speed)
    const kept = figure(`${die} at ${speed} mm/s keeps its face`, share(ends))
    const slide = (speed * speed) / (2 * 0.32 * 9810)
    const mm = figure(`${die} at ${speed} mm/s goes, mm`, median(ends))
    // The lift makes it fly a little before it slides.
    expect(mm).toBeGreaterThan(slide)
    expect(mm).toBeLessThan(slide * 1.25 + 3)
    if (speed === 300) expect(kept).toBeGreaterThanOrEqual(0.95)
    if (speed === 1500) expect(kept).toBeLessThan(0.5)
  })
})
