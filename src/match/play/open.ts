import type { AnyGame, Line, Request } from '../../games/kit'
import { append, ask, goOn, keepStart, openRunning } from './advance'
import { luckOf, type Luck } from './chance'
import { endedByPlayers, endingNow, seatsIn } from '../outcome'
import { emptyChange, nextNumber, runningStart, turnFacts, type Match } from '../match'
import { factsFrom } from '../record/journal'
import { momentAt } from '../record/moment'
import type { Change, Ending, LogLine, MatchRecord } from '../record/record'
import type { Table } from '../table'
import { closedTurn, NoFit, type TurnFeed } from './turn'
import { areSame, migrated, versionsAt, versionsNow } from '../record/versions'

export interface Special {
  replaying?: boolean
  luck?: Luck
  /** Nothing of it will be looked at later: its effects are not kept. */
  imagined?: boolean
  /** Its first turn has not begun yet. */
  isNew?: boolean
}

/**
 * Opens a match where its record left off: only the running turn is played again. A turn that no longer fits
 * newer rules starts again, which the journal says. A match that is over is not played again at all.
 */
export function openMatch(
  game: AnyGame,
  table: Table,
  record: MatchRecord,
  special: Special = {},
): { match: Match; change: Change } {
  const change = emptyChange()
  const match = prepared(game, table, record, special)
  if (special.isNew) {
    match.running = openRunning(game, table, record)
    keepStart(match, runningStart(match))
    goOn(match, change)
  } else if (!isOver(record)) resume(match, change)
  conclude(match, change)
  return { match, change }
}

function prepared(game: AnyGame, table: Table, record: MatchRecord, special: Special): Match {
  const { replaying = false, luck = luckOf(record.chance ?? ''), imagined = false } = special
  const running = asLeft(game, table, record)
  const shown = imagined ? null : momentAt(record, Infinity).state
  return { game, table, record, luck, replaying, running, asks: [], shown, copied: null, told: null }
}

/** The last turn as its last step left it. */
function asLeft(game: AnyGame, table: Table, record: MatchRecord): TurnFeed {
  const { state } = momentAt(record, Infinity)
  const s = migrated(game, state, versionsAt(record, Infinity).rules)
  const { n, effect: start } = record.turns.at(-1)!
  const facts = factsFrom(record.journal, n)
  const lines = [...start.said, ...facts.flatMap(({ effect }) => effect?.said ?? [])]
  return closedTurn(game, table.tape, {
    s: { ...s, log: lines.map(plain) },
    request: overAs(record.ending),
    lines,
  })
}

function plain(line: LogLine): Line {
  const { n: _, ...said } = line
  return said
}

function overAs(ending: Ending | null): Request | null {
  if (ending?.how !== 'rules') return null
  const { how: _, ...outcome } = ending
  return { do: 'over', key: 'over', ...outcome }
}

const isKnown = (ending: Ending | null): boolean => ending !== null && ending.how !== 'not stored'

/** Whether how it ended, and how it stood then, is in the record. */
const isOver = (record: MatchRecord): boolean => isKnown(record.ending) && !momentAt(record, Infinity).rough

function resume(m: Match, change: Change): void {
  const was = versionsAt(m.record, Infinity)
  const isUpdate = !areSame(was, versionsNow(m.game))
  const fits = reopened(m, isUpdate)
  const found = fits ? endingNow(m) : endedByPlayers(m.record, seatsIn(m))
  if (m.record.ending) return staysOver(m, found, was.rules === m.game.version)
  if (found) return
  if (isUpdate) append(m, change, { n: nextNumber(m), is: 'updated', ...versionsNow(m.game) })
  if (!fits) {
    append(m, change, { n: nextNumber(m), is: 'undo', undo: runningStart(m).n, by: '', how: 'rules changed' })
    reopen(m)
  }
  goOn(m, change)
}

/**
 * A match that was over, of which `found` is how it would end now. Other rules might end it another way:
 * where the result was not stored, they make none.
 */
function staysOver(m: Match, found: Ending | null, bySameRules: boolean): void {
  const isSure = found !== null && (bySameRules || found.how !== 'rules')
  if (isSure && !isKnown(m.record.ending)) m.record.ending = found
  if (!found) m.running = asLeft(m.game, m.table, m.record)
}

/** Does the running turn fit the rules? When not, it stays as it was left. `isUpdate`: it may be so. */
function reopened(m: Match, isUpdate: boolean): boolean {
  const { running } = m
  try {
    reopen(m)
    return true
  } catch (error) {
    if (!(error instanceof NoFit) || !isUpdate) throw error
    m.running = running
    return false
  }
}

/** Plays the running turn again from its start. */
export function reopen(m: Match): void {
  m.running = openRunning(m.game, m.table, m.record)
  for (const { n, fact } of turnFacts(m)) m.running.feed(n, fact)
  if (m.shown) m.shown = momentAt(m.record, Infinity).state
  ask(m)
}

/** Notes how the match has ended, once it has; what is noted never changes. */
export function conclude(m: Match, change: Change): void {
  m.record.ending ??= endingNow(m)
  if (m.record.ending) m.asks = []
  change.ending = m.record.ending
}
