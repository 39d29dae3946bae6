import type { Chosen, FlickOption, Seat } from '../../../games/kit'
import type { Entry, View } from '../../../match'
import { flicksDie } from '../../../players/flicked'
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

function answerOf(entry: Entry): Chosen | null {
  if (!(entry.is === 'fact') || entry.fact.did !== 'answered') return null
  return entry.fact.by.result ? entry.fact.by : null
}

function optionOf({ prompt }: View, { seat, ids }: Chosen): FlickOption | null {
  const options = prompt?.asks.filter((ask) => ask.seat === seat).flatMap((ask) => ask.options) ?? []
  const found = options.find(({ id }) => ids.includes(id))
  return found?.how === 'flick' ? found : null
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

/** The flick of an entry, asked for in the view before it; null: nothing was flicked. */
export function flownIn(
  before: View,
  entry: Entry,
  board: Board,
  markOf: (seat: Seat) => Mark,
): Flown | null {
  const by = answerOf(entry)
  const option = by && optionOf(before, by)
  if (!by || !option) return null
  const { adds, piece } = option
  const from = by.aim?.start ?? before.state.table[adds?.on ?? piece]?.pose
  if (!from) return null
  const ended = endOf(by.result!, piece, adds?.on, from)
  const { x, y } = from
  return {
    n: entry.n,
    seat: by.seat,
    mark: markOf(by.seat),
    die: flicksDie({ board, rest: before.state.table }, option),
    from: { x, y },
    ...ended,
  }
}
