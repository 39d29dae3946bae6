import { cover, type AnyGame, type Viewer } from '../../games/kit'
import { seatsOut } from '../outcome'
import { linesOf } from './log'
import { momentAt } from '../record/moment'
import type { MatchRecord } from '../record/record'
import { migrated, versionsAt } from '../record/versions'
import type { View } from '../view'

/**
 * The past as it was stored: each turn from its own start, each step by what was kept of it. No rule is run
 * over old facts, so a match is shown as it was whatever the rules say today, and also where what somebody
 * chose in secret is covered.
 */

/** The match as it stood after entry `n`, for a viewer: nobody can answer the past. */
export function viewAt(game: AnyGame, record: MatchRecord, n: number, viewer: Viewer): View {
  const { state, asked, rough } = momentAt(record, n)
  const isEnd = n >= (record.journal.at(-1)?.n ?? 0)
  const { setup, seats } = record
  const eyes = record.ending ? 'everybody' : viewer
  return {
    game: record.game,
    setup: setup.setup,
    seats,
    out: seatsOut(
      record.journal.filter((entry) => entry.n <= n),
      state,
    ),
    viewer,
    state: cover(migrated(game, state, versionsAt(record, n).rules), eyes),
    prompt: asked && !(isEnd && record.ending) ? { n: n + 1, ...asked, asks: [] } : null,
    log: linesOf(record, eyes, n),
    offer: null,
    retract: {},
    ended: isEnd ? record.ending : null,
    ...(rough ? { rough: true } : {}),
  }
}
