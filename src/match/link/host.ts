import type { Seat, SetupChoice } from '../../games/kit'
import type { Refusal, Track } from '../../table/types'
import type { Answer } from '../play/check'
import type { MatchRecord } from '../record/record'
import type { View } from '../view'

/**
 * What a page can do, wherever the match runs: on the server over a socket, or in a worker of the page.
 * Nothing is acknowledged or shown before it is stored. Every refusal says why and changes nothing.
 */
export interface MatchHost {
  /** Matches that can be continued, newest first. */
  list(): Promise<MatchSummary[]>
  create(wanted: WantedMatch): Promise<Reply<{ id: string }>>
  /** Watches a match: `show` is called at once and after every change until the link is closed. */
  open(
    id: string,
    seats: readonly Seat[],
    show: (shown: Showing) => void,
    think?: (thinking: Pondering | null) => void,
  ): Promise<Reply<{ link: MatchLink }>>
}

/** A bot thinks about its seat's decision; `share`: of the tries that it may make. */
export interface Pondering {
  seat: Seat
  share: number
}

export interface MatchLink {
  answer(seat: Seat, answer: Answer): Promise<Reply>
  retract(seat: Seat): Promise<Reply>
  offerDraw(seat: Seat): Promise<Reply>
  reply(seat: Seat, how: 'accept' | 'decline'): Promise<Reply>
  resign(seat: Seat): Promise<Reply>
  /** What a strong bot would do here: in practice, against bots. */
  hint(seat: Seat): Promise<Reply<Advice>>
  /** The whole match as this page may see it: covered while it goes on. */
  past(): Promise<Reply<{ record: MatchRecord }>>
  /** The bot that thinks shall decide at once. */
  hurry(): Promise<Reply>
  close(): void
}

export type Reply<T = object> = ({ ok: true } & T) | Refusal

export interface WantedMatch {
  game: string
  setup: SetupChoice
  /** A name for each seat; 1 to 40 characters. */
  names: Record<Seat, string>
  /** Seats that a bot plays, by its level; the others are people's. */
  bots?: Record<Seat, string>
  sameScreen: boolean
}

/** What to answer with; `hits`: of a hundred such flicks, how many met their target. */
export interface Advice {
  answer: Omit<Answer, 'n'>
  hits: number | null
}

/** A view, and how what moved since the last one went (entry number -> track). */
export interface Showing {
  view: View
  tracks: Record<number, Track>
}

export interface MatchSummary {
  id: string
  game: string
  setup: string
  /** The players' names in seat order. */
  names: string[]
  /** 'Round 4'. */
  title: string
  /** Whose decision is due. */
  waiting: string[]
  /** Milliseconds since 1970, when the last step was stored. */
  changed: number
}
