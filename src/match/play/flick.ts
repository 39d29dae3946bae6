import { BadFlick } from '../../table/refusal'
import type { Flick, Play, Played, Refusal, Rest } from '../../table/types'
import type { Flicking } from '../record/record'

/** What the table has to play for a move: plain data, so that it can be played anywhere. */
export interface Plays {
  rest: Rest
  flick: Flick
}

/** What the table made of it, or why it cannot be played. */
export type Flicked = { ok: true; played: Played } | Refusal

/** Flicks, wherever that is: it needs nothing of the match, and changes nothing in it. */
export function flickOf(play: Play, { rest, flick }: Plays): Flicked {
  try {
    return { ok: true, played: play(rest, flick) }
  } catch (error) {
    if (error instanceof BadFlick) return error.refusal
    throw error
  }
}

/** What was flicked, to be kept beside what came of it. */
export const flickingOf = ({ piece, adds }: Flick): Flicking => (adds ? { piece, adds } : { piece })
