import { copy, cover, type Viewer } from '../../games/kit'
import { BadFlick, named, refuse } from '../../table/refusal'
import type { Refusal } from '../../table/types'
import { emptyChange, type Match } from '../match'
import type { Change } from '../record/record'
import { conclude, reopen } from './open'

/**
 * What a step did, or why it did nothing. `fault`: a rule threw; for whoever runs the program, never for a
 * player, since its text may name what is covered.
 */
export type Step = { ok: true; change: Change } | (Refusal & { fault?: unknown })

/**
 * Does one step whole or not at all: a rule that throws loses nothing, the match stands where it stood.
 * The match must be stored (`change`) before its new state is shown to anybody.
 */
export function attempt(m: Match, step: (change: Change) => Refusal | void): Step {
  const { journal, turns, pending, ending } = m.record
  const [entries, begun, waiting] = [journal.length, [...turns], copy(pending)]
  const change = emptyChange()
  try {
    const refusal = step(change)
    if (refusal) return refusal
    conclude(m, change)
    return { ok: true, change: { ...change, pending: copy(m.record.pending) } }
  } catch (error) {
    journal.length = entries
    turns.splice(0, turns.length, ...begun)
    Object.assign(m.record, { pending: waiting, ending })
    reopen(m)
    return error instanceof BadFlick ? readable(m, [], error.refusal) : faulty(error)
  }
}

export const faulty = (fault: unknown): Step => ({
  ...refuse('The rules could not go on: a fault of the program. Nothing was changed.'),
  fault,
})

/** The tape speaks of ids; people know the pieces by name, as far as they see them. */
export const readable = (m: Match, viewer: Viewer, refusal: Refusal): Refusal =>
  named(refusal, (id) => m.game.pieceName(cover(m.running.turn.s, viewer), id))
