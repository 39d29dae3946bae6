import { describe, expect, test } from 'vitest'
import { random } from './exact'
import { BOARD, onTable, piece } from './testing/board'
import { dieFrom } from './testing/flicks'
import { eventsOf, openTable } from './testing/open'
import { figure, times } from './testing/thorough'
import type { Rest } from './types'

/*
 * Where nobody can miss, nobody does (001:87): the first thing that a straight shot from a destroyer
 * touches is the carrier beside it, 80 mm deep, from the ship's middle and from as near to its edge as a
 * die may start.
 */

const table = openTable(undefined, BOARD)
const COUNT = times(50, 12)
const SPEEDS = [600, 800, 1000, 1200, 1500, 1800, 2000]
const STARTS = [0, 22.5 - 8.5]
const SHOTS = ['D6', 'D10'].flatMap((die) => STARTS.map((aside) => ({ die, aside })))

const beside = (gap: number): Rest =>
  onTable(['ship', piece('destroyer', 300, 450)], ['carrier', piece('carrier', 300 + 22.5 + gap + 40, 450)])

/** The share of shots at this gap and speed that hit. */
function hits(gap: number, speed: number): number {
  const next = random(`beside ${gap} ${speed}`)
  const rest = beside(gap)
  const all = SHOTS.flatMap(({ die, aside }) =>
    Array.from({ length: COUNT }, () => {
      const shake = Array.from({ length: 4 }, next)
      const flick = dieFrom('ship', { x: 300 + aside, y: 450 }, 90, speed, die, shake)
      const touch = eventsOf(table.play(rest, flick).result, 'touch').find(
        ({ a, b }) => a === 'die' || b === 'die',
      )
      // It may kick its own ship into the carrier before it hits that: then both move, smaller id first.
      return touch?.a === 'carrier' || touch?.b === 'carrier'
    }),
  )
  return all.filter(Boolean).length / all.length
}

describe.each([0, 5, 15, 30, 60])('at a gap of %i mm', (gap) => {
  // A die of 600 mm/s ends about 50 mm from where it started.
  const inReach = SPEEDS.filter((speed) => gap + 22.5 < 45 || speed > 800)
  test.each(inReach)('at %i mm/s at least 99 of 100 straight shots hit', (speed) => {
    expect(figure(`gap ${gap} mm, ${speed} mm/s, hits`, hits(gap, speed))).toBeGreaterThanOrEqual(0.99)
  })
})
