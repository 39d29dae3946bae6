import { worldOutline } from '../../../table/outline'
import { seenFrom } from '../../../table/tape/side'
import type { Board, Id, Point, Region, Rest, Side } from '../../../table/types'
import type { Run } from './edges'
import { frame } from './glow'
import { polyline } from './line'
import { EMPTY, type Sheet, joined, strip, vertex } from './sheet'

/** Where a piece may be placed: lines that it must keep to, and the area in which it is free. */
export interface Marked {
  lines: Sheet
  area: Sheet
}

/** What a region is drawn on. `thick`: of a line, mm. */
export interface DrawnOn {
  board: Board
  rest: Rest
  thick: number
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
/** How solid the area is. */
const ALPHA = 0.13
/** The line round a piece that must be touched is so far from its rim, mm. */
const APART = 2

const NOTHING: Marked = { lines: EMPTY, area: EMPTY }

const thinned = ({ vertices, triangles }: Sheet): Sheet => ({
  vertices: vertices.map((one) => ({ ...one, alpha: ALPHA })),
  triangles,
})

/** From one end of an edge to the other, so many mm from it. */
function lineFrom(side: Side, depth: number, size: Point): Point[] {
  const { at, length } = seenFrom(side, size)
  return [at(0, depth), at(length, depth)]
}

const along = ({ board, thick }: DrawnOn, sides: readonly Side[], depth: number): Sheet =>
  joined(...sides.map((side) => polyline(lineFrom(side, depth, board.size), thick)))

function band(ground: DrawnOn, side: Side, depth: number): Marked {
  const { size } = ground.board
  const [rim, inner] = [0, depth].map((mm) => lineFrom(side, mm, size).map((p) => vertex(p, ALPHA)))
  return { lines: along(ground, [side], depth), area: strip(rim!, inner!) }
}

function runOf({ board, rest }: DrawnOn, id: Id): Run[] {
  const piece = rest[id]
  if (!piece) return []
  const outline = worldOutline(board.shapes[piece.shape]!, piece.pose)
  return [{ points: [...outline, outline[0]!], closed: true }]
}

/** A line round pieces, so far from their rims. */
const round = (ground: DrawnOn, ids: readonly Id[], mm: number): Sheet =>
  joined(...ids.flatMap((id) => runOf(ground, id).map((run) => frame(run, [mm, mm + ground.thick]))))

function near(ground: DrawnOn, ids: readonly Id[], mm: number): Marked {
  const areas = ids.flatMap((id) => runOf(ground, id).map((run) => thinned(frame(run, [0, mm]))))
  return { lines: round(ground, ids, mm), area: joined(...areas) }
}

const isSide = (of: Id | readonly Id[]): of is Side => SIDES.some((side) => side === of)

/** What of a region is drawn on the mat; nothing where a piece may lie anywhere. */
export function marked(ground: DrawnOn, where: Region): Marked {
  if ('rearAt' in where)
    return { ...NOTHING, lines: along(ground, where.from === 'any' ? SIDES : [where.from], where.rearAt) }
  if ('inside' in where) return { ...NOTHING, lines: along(ground, [where.from], where.inside) }
  if ('rearWithin' in where) return band(ground, where.from, where.rearWithin)
  if ('around' in where) return { ...NOTHING, lines: round(ground, [where.around], where.gap) }
  if ('touching' in where) return { ...NOTHING, lines: round(ground, [where.touching], APART) }
  if ('beyond' in where) return { ...NOTHING, lines: along(ground, where.of, where.beyond) }
  if ('anywhere' in where) return NOTHING
  const { within, of } = where
  return isSide(of) ? band(ground, of, within) : near(ground, [of].flat(), within)
}
