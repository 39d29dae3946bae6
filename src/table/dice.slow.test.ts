import { describe, expect, test } from 'vitest'
import { openStock } from './engine/stock'
import { type Random, below, random, roundTo } from './exact'
import { simulate } from './play/play'
import { isCocked } from './play/showing'
import { BOARD, ENDLESS, onTable, piece } from './testing/board'
import { dieFrom, dieOf } from './testing/flicks'
import { jolt, openTable } from './testing/open'
import { crowd } from './testing/scenes'
import { figure, times } from './testing/thorough'
import type { DieName, Flick, Played, Point, Rest, Track } from './types'

const MIDDLE: Point = { x: 4000, y: 4000 }
const ALONE = onTable(['ship', piece('destroyer', MIDDLE.x, MIDDLE.y)])
const endless = openTable(undefined, ENDLESS)

const shake = (next: Random): number[] => Array.from({ length: 4 }, next)
const bearing = (next: Random): number => below(next, 7200) / 20

const thrown = (die: DieName, degrees: number, speed: number, next: Random): Flick =>
  dieFrom('ship', MIDDLE, degrees, speed, die, shake(next))

const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Pearson's chi square against all faces being as likely. */
function chiSquare(faces: readonly number[], sides: number): number {
  const expected = faces.length / sides
  const counts = Array.from({ length: sides }, (_, i) => faces.filter((face) => face === i + 1).length)
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Upper .001 points of chi square with 5 and 9 degrees of freedom. */
const LIMITS = { D6: [6, 20.515], D10: [10, 27.877] } as const

test.each(['D6', 'D10'] as const)(
  'a shaken %s is fair over hundreds of flicks from 0.3 to 2.5 m/s',
  (die) => {
    const next = random(`fair ${die}`)
    const faces = repeat(times(5000, 400), () => {
      const flick = thrown(die, bearing(next), 300 + below(next, 2201), next)
      return endless.play(ALONE, flick).result.poses.die!.up!
    })
    const [sides, limit] = LIMITS[die]
    expect(figure(`chi square of a ${die}`, chiSquare(faces, sides))).toBeLessThan(limit)
  },
)

const stock = openStock(jolt, BOARD)

/** Flicks a die across a full table: does it come to rest leaning? */
function endsCocked(die: DieName, rest: Rest, next: Random): boolean {
  const flick = dieOf(BOARD, rest, 'destroyer-1', die, 900 + below(next, 1601), next)
  return simulate(
    stock,
    rest,
    flick,
    () => undefined,
    ({ world }) => {
      const body = world.bodies.find(({ id }) => id === 'die')!
      return !body.out && isCocked(body)
    },
  )
}

test('at most 0.5 % of the dice on full tables come to rest cocked', () => {
  const next = random('cocked')
  const tables = repeat(20, () => crowd(BOARD, next))
  const either = (): DieName => (below(next, 2) ? 'D6' : 'D10')
  const ends = tables.flatMap((rest) => repeat(times(250, 20), () => endsCocked(either(), rest, next)))
  expect(figure('share of cocked dice', ends.filter(Boolean).length / ends.length)).toBeLessThanOrEqual(0.005)
})

/** How far beside its line a die is when it has gone so far, mm; undefined when it stopped before. */
function aside({ frames, pieces }: Track, reach: number): number | undefined {
  const at = (frame: number): Point => ({
    x: pieces.die![frame * 7]! / 100 - MIDDLE.x,
    y: pieces.die![frame * 7 + 1]! / 100 - MIDDLE.y,
  })
  for (let frame = 1; frame < frames; frame++) {
    const [before, now] = [at(frame - 1), at(frame)]
    if (now.y >= reach) return before.x + ((now.x - before.x) * (reach - before.y)) / (now.y - before.y)
  }
  return undefined
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function spread(die: DieName): number {
  const next = random('spread')
  const all = repeat(times(1000, 120), () =>
    aside(endless.play(ALONE, thrown(die, 0, 1900, next)).track, 400),
  )
  return deviation(all.filter((value) => value !== undefined))
}

test('at 40 cm a D6 strays at most 0.8 as far to the side as a D10', () => {
  expect(figure('a D6 strays, by a D10', spread('D6') / spread('D10'))).toBeLessThan(0.8)
})

/** Median reach of a strength, mm. */
function reach(die: DieName, speed: number): number {
  const next = random(`reach ${die}`)
  const play = (): Played => endless.play(ALONE, thrown(die, 0, speed, next))
  const reaches = repeat(31, () => play().result.poses.die!.y - MIDDLE.y)
  return reaches.sort((a, b) => a - b)[15]!
}

function strengthFor(die: DieName, distance: number): number {
  let [low, high] = [600, 2500]
  while (high - low > 10) {
    const middle = roundTo((low + high) / 2, 1)
    if (reach(die, middle) < distance) low = middle
    else high = middle
  }
  return high
}

describe.each(['D6', 'D10'] as const)('a %s', (die) => {
  test('aimed at 40 cm from the middle of the table with the right strength stays on it in 85 %', () => {
    const next = random(`stays ${die}`)
    const [table, centre] = [openTable(), { x: 450, y: 450 }]
    const rest = onTable(['ship', piece('destroyer', centre.x, centre.y)])
    const speed = strengthFor(die, 400)
    const stays = (): boolean =>
      'die' in table.play(rest, dieFrom('ship', centre, bearing(next), speed, die, shake(next))).result.poses
    const count = times(1000, 200)
    const share = repeat(count, stays).filter(Boolean).length / count
    expect(figure(`share of ${die} that stay on the table`, share)).toBeGreaterThanOrEqual(0.85)
  })
})
