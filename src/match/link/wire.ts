import type { Seat } from '../../games/kit'
import type { Answer } from '../play/check'
import type { MatchRecord } from '../record/record'
import type { ViewChange } from './changes'
import type { Advice, MatchSummary, Pondering, Reply, Showing, WantedMatch } from './host'

/**
 * The messages between a page and its server; `docs/protocol.md` says what each one does. `link` is the
 * page's own number for a match it has open, `at` the journal entry it last saw.
 */
export interface Wire {
  list: { sends: object; gets: { matches: MatchSummary[] } }
  create: { sends: WantedMatch; gets: { id: string } }
  open: { sends: { link: number; id: string; seats: readonly Seat[] }; gets: object }
  answer: { sends: { link: number; seat: Seat; answer: Answer }; gets: object }
  retract: { sends: { link: number; seat: Seat; at: number }; gets: object }
  offerDraw: { sends: { link: number; seat: Seat }; gets: object }
  reply: { sends: { link: number; seat: Seat; at: number; how: 'accept' | 'decline' }; gets: object }
  resign: { sends: { link: number; seat: Seat }; gets: object }
  hint: { sends: { link: number; seat: Seat }; gets: Advice }
  past: { sends: { link: number }; gets: { record: MatchRecord } }
  hurry: { sends: { link: number }; gets: object }
  close: { sends: { link: number }; gets: object }
}

export type WireName = keyof Wire

/** What the server sends by itself: the whole view. `nr`: no other message of this connection has it. */
export interface WireShowing extends Showing {
  link: number
  nr: number
  at: number
}

/** What has changed since the view or change `since`. */
export interface WireChange extends Pick<Showing, 'tracks'> {
  link: number
  nr: number
  since: number
  at: number
  change: ViewChange
}

/** For socket.io: what a page may send, each with a reply. */
export type ToServer = {
  [N in WireName]: (message: Wire[N]['sends'], reply: (reply: Reply<Wire[N]['gets']>) => void) => void
}

/** How far a bot has come with its decision; null: it is done. */
export interface WireThinking {
  link: number
  thinking: Pondering | null
}

export interface ToPage {
  show: (showing: WireShowing) => void
  change: (changed: WireChange) => void
  think: (thinking: WireThinking) => void
}
