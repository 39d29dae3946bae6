import { cover, mayRead, type Ask, type Base, type Seat, type Shown, type Viewer } from '../games/kit'
import { ended, seatsIn, seatsOut } from './outcome'
import type { OpenOffer } from './record/gist'
import { openOffer, promptNumber } from './record/journal'
import { logOf } from './past/log'
import { stateNow, type Match } from './match'
import type { Ending, LogLine, SeatName } from './record/record'
import { canRetract } from './play/undo'

/** All that a seat, two people at one screen, a spectator or the replay may see. */
export interface View {
  game: string
  setup: string
  seats: SeatName[]
  /** Those that no longer take part. */
  out: Seat[]
  /** Everybody has an own screen: a page sits on one seat at most. */
  apart?: true
  viewer: Viewer
  state: Shown<Base>
  prompt: ShownPrompt | null
  log: LogLine[]
  offer: OpenOffer | null
  /** For each of the viewer's seats: what taking back would mean. */
  retract: Record<Seat, 'undo' | 'take back' | null>
  ended: Ending | null
  /** Of the steps of this turn only the table is known: they were stored before more was kept. */
  rough?: true
}

export interface ShownPrompt {
  /** The number an answer must name. */
  n: number
  key: string
  why: string
  rule?: string
  house?: true
  /** Only those of the viewer's seats. */
  asks: Ask[]
  /** Whose decision is due. */
  waiting: Seat[]
  /** Those of the viewer's seats whose question is covered, since others look too. */
  covered?: Seat[]
}

export function view(m: Match, viewer: Viewer): View {
  const { game, setup, seats, journal } = m.record
  const over = ended(m)
  const own = seats.map(({ seat }) => seat).filter((seat) => sitsHere(viewer, seat))
  return {
    game,
    setup: setup.setup,
    seats,
    out: seatsOut(journal, m.running.turn.s),
    ...(m.record.sameScreen ? {} : { apart: true }),
    viewer,
    state: cover(stateNow(m), over ? 'everybody' : viewer),
    prompt: over ? null : promptOf(m, viewer),
    log: logOf(m, over ? 'everybody' : viewer),
    offer: over ? null : openOffer(journal, seatsIn(m)),
    retract: Object.fromEntries(own.map((seat) => [seat, canRetract(m, seat)])),
    ended: over,
  }
}

/** Whose decision is due. */
export const waitingFor = (m: Match): Seat[] =>
  m.running.turn.request?.do === 'ask' ? asksDue(m).map(({ seat }) => seat) : []

function asksDue({ asks, record, running: { turn } }: Match): Ask[] {
  const isTogether = turn.request?.do === 'ask' && turn.request.until === 'all'
  return asks.filter(({ seat, extra }) => !extra && !(isTogether && record.pending[seat]))
}

const sitsHere = (viewer: Viewer, seat: Seat): boolean => viewer !== 'everybody' && viewer.includes(seat)

function promptOf(m: Match, viewer: Viewer): ShownPrompt | null {
  const { request } = m.running.turn
  if (request?.do !== 'ask') return null
  const { key, why, rule, house } = request
  const due = asksDue(m)
  const asks = m.asks.filter(
    (ask) => sitsHere(viewer, ask.seat) && (!ask.secret || mayRead(viewer, [ask.seat])),
  )
  const covered = due.filter((ask) => sitsHere(viewer, ask.seat) && !asks.includes(ask))
  return {
    n: promptNumber(m.record.journal),
    key,
    why,
    ...(rule ? { rule } : {}),
    ...(house ? { house } : {}),
    asks,
    waiting: due.map(({ seat }) => seat),
    ...(covered.length ? { covered: covered.map(({ seat }) => seat) } : {}),
  }
}
