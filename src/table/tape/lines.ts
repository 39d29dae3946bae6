import { heading } from '../exact'
import type { Id, Region } from '../types'
import { type TableLine, STEP, type Wish, steps } from './line'
import { type Rear, bandOf, sidesOf } from './rear'
import { AWAY, BEARINGS, ring, turnedBy } from './rings'
import { row, rows } from './rows'
import { type Frame, isSide, seenFrom } from './side'

type Around = Extract<Region, { around: Id }>

function alongEdges(wish: Wish, where: Rear, turned: number): TableLine[] {
  const { least, most } = bandOf(where)
  if ('rearWithin' in where) return within(wish, most, where.from, turned)
  if (turned > 0) return []
  return sidesOf(where).flatMap((side) => {
    const frame = seenFrom(side, wish.ground.board.size)
    return rows(wish, frame, frame.facing, least, most)
  })
}

function within(wish: Wish, most: number, of: Id | readonly Id[], turned: number): TableLine[] {
  if (isSide(of)) {
    const frame = seenFrom(of, wish.ground.board.size)
    return rows(wish, frame, heading((wish.near?.a ?? frame.facing) + turned), 0, most)
  }
  const facing = turnedBy(wish, turned)
  const gaps = new Set([...steps(0, most, STEP), most])
  return [...gaps].flatMap((gap) => [of].flat().map((id) => ring(wish, id, gap, facing)))
}

/** The headings that D-16 leaves free, straight into the table or as wished first. */
function headings({ near }: Wish, { facing }: Frame): TableLine {
  const poses = BEARINGS.map((turn) => ({ x: 0, y: 0, a: heading((near?.a ?? facing) + turn) }))
  return { least: 0, poses: () => poses }
}

/** From the middle of the table outwards, or from the wished place, there also straight up and down. */
function anywhere(wish: Wish, turned: number): TableLine[] {
  const [level, upright] = (['S', 'W'] as const).map((side) => seenFrom(side, wish.ground.board.size))
  const a = heading((wish.near?.a ?? 0) + turned)
  const all = (frame: Frame): TableLine[] => rows(wish, frame, a, 0, frame.breadth)
  if (wish.near) return [...all(level!), ...all(upright!)]
  const middle = level!.breadth / 2
  const fromMiddle = (p: number, q: number): number => Math.abs(p - middle) - Math.abs(q - middle)
  return steps(0, level!.breadth, STEP)
    .sort(fromMiddle)
    .map((depth) => row(wish, level!, depth, a))
}

function roundAbout(wish: Wish, { around, gap, facing }: Around, turned: number): TableLine[] {
  if (facing === 'free') return [ring(wish, around, gap, turnedBy(wish, turned))]
  return turned === 0 ? [ring(wish, around, gap, AWAY)] : []
}

/** The lines to search in a region, turned by so much from the first heading; none where that is not free. */
export function linesOf(wish: Wish, where: Region, turned: number): TableLine[] {
  if ('touching' in where) return [ring(wish, where.touching, 0, turnedBy(wish, turned))]
  if ('within' in where) return within(wish, where.within, where.of, turned)
  if ('anywhere' in where || 'beyond' in where) return anywhere(wish, turned)
  if ('around' in where) return roundAbout(wish, where, turned)
  if (!('inside' in where)) return alongEdges(wish, where, turned)
  return turned > 0 ? [] : [headings(wish, seenFrom(where.from, wish.ground.board.size))]
}
