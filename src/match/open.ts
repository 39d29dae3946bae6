import type { AnyGame } from '../games/kit'
import { append, ask, goOn, openRunning } from './advance'
import { luckOf, type Luck } from './chance'
import { emptyChange, nextNumber, runningStart, turnFacts, type Match } from './match'
import type { Change, MatchRecord } from './record'
import type { Table } from './table'
import { NoFit } from './turn'

/**
 * Opens a match where its record left off: only the running turn is played again. A turn that no longer fits
 * newer rules starts again, which the journal says.
 */
export function openMatch(
  game: AnyGame,
  table: Table,
  record: MatchRecord,
  special: { replaying?: boolean; luck?: Luck } = {},
): { match: Match; change: Change } {
  const change = emptyChange()
  const { replaying = false, luck = luckOf(record.chance ?? '') } = special
  const running = openRunning(game, table, record)
  const match: Match = { game, table, record, luck, replaying, running, asks: [] }
  resume(match, change)
  return { match, change }
}

function resume(m: Match, change: Change): void {
  migrate(m)
  try {
    reopen(m)
  } catch (error) {
    if (!(error instanceof NoFit) || m.record.version === m.game.version) throw error
    append(m, change, { n: nextNumber(m), undo: runningStart(m).n, by: '', how: 'rules changed' })
    reopen(m)
  }
  m.record.version = m.game.version
  goOn(m, change)
}

function migrate(m: Match): void {
  const start = runningStart(m)
  if (m.record.version !== m.game.version && m.game.migrate)
    start.before = m.game.migrate(start.before, m.record.version)
}

/** Plays the running turn again from its start. */
export function reopen(m: Match): void {
  m.running = openRunning(m.game, m.table, m.record)
  for (const { n, fact } of turnFacts(m)) m.running.feed(n, fact)
  ask(m)
}
