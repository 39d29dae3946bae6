import type { Seat } from '../../../games/kit'
import type { FactEntry, View } from '../../../match'
import { carrierOf, flicksDie } from '../../../players/flicked'
import type { Board, Event, Id, Point, Result } from '../../../table/types'
import type { Mark } from '../../parts/mark'
import type { Shot } from '../../table3d/types'

/** A flick of the match as one line on the table. */
export interface Flown extends Shot {
  /** The number of its entry in the journal. */
  n: number
  seat: Seat
  /** A die, which is meant to hit. */
  die: boolean
  /** What it touched first. */
  met?: Id
}

const isMeeting = (event: Event, piece: Id, under: Id | undefined): boolean =>
  event.is === 'touch' && (event.a === piece || event.b === piece) && event.a !== under && event.b !== under

type Ended = Pick<Flown, 'to' | 'end' | 'met'>

/** Where its line ends: at the first touch, else over the edge, else where it came to rest. */
function endOf({ events, poses }: Result, piece: Id, under: Id | undefined, from: Point): Ended {
  for (const event of events) {
    if (event.is === 'touch' && isMeeting(event, piece, under))
      return { to: event.at, end: 'touch', met: event.a === piece ? event.b : event.a }
    if (event.is === 'out' && event.a === piece) return { to: event.at, end: 'out' }
  }
  const { x, y } = poses[piece] ?? from
  return { to: { x, y }, end: 'rest' }
}

/** The flick of an entry, on the table of the view before it; null: nothing was flicked. */
export function flownIn(
  before: View,
  { n, fact, flicked }: FactEntry,
  board: Board,
  markOf: (seat: Seat) => Mark,
): Flown | null {
  if (fact.did !== 'answered' || !fact.by.result || !flicked) return null
  const { seat, aim, result } = fact.by
  const from = aim?.start ?? before.state.table[carrierOf(flicked)]?.pose
  if (!from) return null
  const { x, y } = from
  return {
    n,
    seat,
    mark: markOf(seat),
    die: flicksDie({ board, rest: before.state.table }, flicked),
    from: { x, y },
    ...endOf(result, flicked.piece, flicked.adds?.on, from),
  }
}
