import { expect, test } from 'vitest'
import { below, random, type Random } from '../../../table/exact'
import { onTable, piece } from '../../../table/testing/board'
import { dieFrom } from '../../../table/testing/flicks'
import { openTable } from '../../../table/testing/open'
import type { Table } from '../../../table/table'
import { figure, times } from '../../../table/testing/thorough'
import { SHAKES, type DieName } from '../../../table/types'
import { between } from '../numbers'
import { bearingTo } from '../sight'
import { wedgeOf } from './wedge'

const CENTRE = { x: 450, y: 450 }
const SHIP = onTable(['ship', piece('carrier', CENTRE.x, CENTRE.y)])
const SHOTS = times(3000, 300)

/** Where the die is after its first sixtieth of a second, still on its ship. */
function startsInside(table: Table, die: DieName, next: Random): boolean {
  const shake = Array.from({ length: SHAKES }, next)
  const [bearing, speed] = [below(next, 360), 600 + below(next, 1901)]
  const { track } = table.play(SHIP, dieFrom('ship', CENTRE, bearing, speed, die, shake))
  const [x, y] = track.pieces['die']!.slice(7)
  const way = bearingTo(CENTRE, { x: x! / 100, y: y! / 100 })
  return Math.abs(between(bearing, way)) <= wedgeOf(die)
}

test.each(['D6', 'D10'] as const)('of hundreds of shots of the %s 93 in 100 start in its wedge', (die) => {
  const [table, next] = [openTable(), random(`wedge ${die}`)]
  const shots = Array.from({ length: SHOTS }, () => startsInside(table, die, next))
  expect(figure(`share of ${die} in its wedge`, shots.filter(Boolean).length / SHOTS)).toBeGreaterThanOrEqual(
    0.93,
  )
})
