import { hundredth } from '../exact'
import { gapBetween } from '../outline'
import { byId } from '../order'
import { WORLD } from '../settings'
import { type TapeBody, type Ground, SLACK, gapOf, standingOn } from '../tape/ground'
import { type Span, spans } from '../tape/slide'
import type { Id, Point } from '../types'
import { type Way, pointOn } from './way'

/** A piece that is in the way after so many mm. */
interface Met {
  id: Id
  slid: number
}

/** Where a glide ends, and whom it touches there first. */
export interface Stop {
  slid: number
  touched: Id[]
}

/** Not behind: the deepest overlap would be reached on the way. */
const isAhead = ({ first, last }: Span): boolean => first + last > 0

const metAfter = (body: TapeBody, other: TapeBody, along: Point): number =>
  Math.min(
    ...spans(body.parts, other.parts, along)
      .filter(isAhead)
      .map(({ first }) => Math.max(0, first)),
  )

const sooner = (one: Met, other: Met): number => one.slid - other.slid || byId(one.id, other.id)

/**
 * The first touch ends the glide. Who is together with the piece from the start stops it too where it is in
 * the way, but no touch is told (D-17).
 */
export function stopOf(ground: Ground, piece: Id, { along, length }: Way): Stop {
  const body = ground.of(piece)
  const met = standingOn(ground, piece)
    .map((id): Met => ({ id, slid: metAfter(body, ground.of(id), along) }))
    .filter(({ slid }) => slid <= length + WORLD.speculative)
    .sort(sooner)
  const slid = Math.min(length, ...met.map((one) => one.slid))
  const first = met.filter((one) => one.slid <= slid + WORLD.speculative)
  const touched = first.filter(({ id }) => gapOf(body, ground.of(id)) > SLACK)
  return { slid, touched: touched.map(({ id }) => id) }
}

/** Where the piece touches the other after so many mm. */
export function contactWith(ground: Ground, piece: Id, way: Way, slid: number, other: Id): Point {
  const { shape, pose } = ground.rest[piece]!
  const there = ground.body(shape, { ...pointOn(way, slid), a: pose.a })
  const { x, y } = gapBetween(there.outline, ground.of(other).outline).a
  return { x: hundredth(x), y: hundredth(y) }
}
