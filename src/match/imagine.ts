import { cover, coverFact, type AnyGame, type Seat } from '../games/kit'
import { digest } from '../table/exact'
import { NO_EFFECT } from './play/effect'
import { ended } from './outcome'
import { promptNumber } from './record/journal'
import { runningStart, stateNow, turnFacts, type Match } from './match'
import { openMatch } from './play/open'
import type { SeatName } from './record/record'
import type { Table } from './table'
import { migrated, versionsNow } from './record/versions'

/**
 * What one seat may know of a match, enough to think ahead from: the state its running turn began with, the
 * facts since, and what came of them, covered as its view is. Plain data; it holds no save and no secret of
 * chance.
 */
export interface Outlook {
  seat: Seat
  /** The number an answer must name. */
  n: number
  seats: SeatName[]
  setup: string
  before: unknown
  now: unknown
  facts: unknown[]
}

/** The outlook of a seat; null once the match is over. */
export function outlook(m: Match, seat: Seat): Outlook | null {
  if (ended(m)) return null
  const { before, rules } = runningStart(m)
  return {
    seat,
    n: promptNumber(m.record.journal),
    seats: m.record.seats,
    setup: m.record.setup.setup,
    before: cover(migrated(m.game, before, rules), [seat]),
    now: cover(stateNow(m), [seat]),
    facts: turnFacts(m).map(({ fact }) => coverFact(fact, [seat])),
  }
}

/**
 * A match that could be the real one as far as that seat knows: covered values and the secret of chance are
 * drawn anew from `seed`. What is played on it says what might happen, never what will.
 */
export function imagine(game: AnyGame, table: Table, from: Outlook, seed: string): Match {
  const { state, facts } = game.bot!.redraw(from, from.facts, seed)
  const turn = { n: 1, ...versionsNow(game), before: state, effect: NO_EFFECT }
  const imagined = {
    format: 2 as const,
    game: game.id,
    setup: { setup: from.setup, choices: {} },
    seats: from.seats,
    sameScreen: false,
    chance: digest(`imagined ${seed}`) + digest(`once more ${seed}`),
    journal: facts.map((fact, i) => ({ n: i + 1, is: 'fact' as const, fact })),
    turns: [turn],
    pending: {},
    ending: null,
  }
  return openMatch(game, table, imagined, { imagined: true }).match
}
