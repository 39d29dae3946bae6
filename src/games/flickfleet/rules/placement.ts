import type { Seat } from '../../kit'
import type { Placement } from '../data/types'
import type { State } from '../state'
import type { Region, Tape } from '../../../table/types'

/** Where ships may be placed, as the table asks for it (D-08, D-09). */
export function regionOf(s: State, seat: Seat, placement: Placement): Region {
  const { edge } = s.sides[seat]!
  if ('rearWithin' in placement) return { rearWithin: placement.rearWithin, from: edge }
  if ('rearAt' in placement)
    return { rearAt: placement.rearAt, from: placement.from === 'own' ? edge : 'any' }
  const scenery = Object.values(s.things).find(({ kind }) => kind === placement.gapTo)!
  return { around: scenery.id, gap: placement.gap, facing: placement.facing }
}

/** By so much a band that is full is widened, as D-16 does with the line of ships that come back. */
const INWARDS_MM = 10

/** House: a ship that finds its whole band along the edge taken stands as near behind it as there is room. */
export function withRoom(tape: Tape, shape: string, where: Region): Region {
  if (!('rearWithin' in where) || tape.example(shape, where) !== 'nowhere') return where
  const rearWithin = where.rearWithin + INWARDS_MM
  return rearWithin < tape.board.size.y ? withRoom(tape, shape, { ...where, rearWithin }) : where
}

const cm = (mm: number): string => `${mm / 10} cm`

/** The same as a sentence. */
export function sayWhere(placement: Placement): string {
  if ('rearWithin' in placement)
    return `It stands at most ${cm(placement.rearWithin)} from your edge, facing any way you like.`
  if ('gapTo' in placement) {
    const facing = placement.facing === 'away' ? 'away from it' : 'any way'
    return `It stands ${cm(placement.gap)} from the ${placement.gapTo}, facing ${facing}.`
  }
  const edge = placement.from === 'own' ? 'your edge' : 'any edge'
  return `Its rear edge stands ${cm(placement.rearAt)} from ${edge}, facing the table.`
}
