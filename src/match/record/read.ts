import type { Base, Fact, Seat } from '../../games/kit'
import { refuse } from '../../table/refusal'
import type { Refusal } from '../../table/types'
import { isCovered } from './covered'
import { holeIn } from './journal'
import type { JournalEntry, LogLine, MatchRecord, TurnStart } from './record'

/** Format 1: entries without a tag, one version for the whole match, no effects. */
interface Record1
  extends Pick<MatchRecord, 'game' | 'setup' | 'seats' | 'sameScreen' | 'chance' | 'pending'> {
  version: string
  journal: Entry1[]
  turns: { n: number; before: Base; lines: LogLine[] }[]
}

type Entry1 = { n: number } & (
  | { fact: Fact }
  | { undo: number; by: Seat; how: 'undo' | 'take back' | 'rules changed' }
  | { offer: 'draw' | 'take back'; by: Seat }
  | { reply: 'accept' | 'decline'; by: Seat }
  | { resigned: Seat }
)

/** All matches of format 1 were played on this table. */
const FIRST_TABLE = '1'

/** A match as some version of Flicktable wrote it, in today's format. Its entries are not checked here. */
export function readRecord(found: unknown): { ok: true; record: MatchRecord } | Refusal {
  const wrong = refuse('This is not a match file of Flicktable (format 1 or 2).')
  if (!isOutline(found) || (found['format'] !== 1 && found['format'] !== 2)) return wrong
  if (!(found['turns'] as unknown[] | undefined)?.length)
    return refuse('This match file has no turns, so nothing of it can be shown.')
  const hole = holeIn(found['journal'] as { n: number }[])
  if (hole !== null)
    return refuse(`This match file is not whole: entry ${hole} of its journal is missing or out of order.`)
  if (found.format === 1)
    return { ok: true, record: from1({ ...DEFAULTS, version: '', ...found } as unknown as Record1) }
  return { ok: true, record: { ...DEFAULTS, ending: null, ...found } as unknown as MatchRecord }
}

const DEFAULTS = { pending: {}, sameScreen: true }

const isOutline = (found: unknown): found is Record<string, unknown> => {
  const outline = found as Partial<MatchRecord> | null
  return (
    typeof outline?.game === 'string' &&
    Array.isArray(outline.journal) &&
    Array.isArray(outline.seats) &&
    typeof outline.setup?.setup === 'string'
  )
}

function from1({ version, journal, turns, ...kept }: Record1): MatchRecord {
  const { game, setup, seats, sameScreen, chance, pending } = kept
  // Covered states say nothing of themselves: what began after a covered fact may be one.
  const hidden = journal.find((entry) => 'fact' in entry && isCovered(entry.fact))?.n ?? Infinity
  return {
    format: 2,
    game,
    setup,
    seats,
    sameScreen,
    ...(chance === undefined ? {} : { chance }),
    journal: journal.map(entryFrom1),
    turns: turns.map((turn, i) => ({
      ...turnFrom1(turn, turns[i + 1]?.lines ?? [], version),
      ...(turn.n > hidden ? { covered: true as const } : {}),
    })),
    pending,
    ending: null,
  }
}

function entryFrom1(entry: Entry1): JournalEntry {
  if ('fact' in entry) return { is: 'fact', ...entry }
  if ('undo' in entry) return { is: 'undo', ...entry }
  if ('offer' in entry) return { is: 'offer', ...entry }
  if ('reply' in entry) return { is: 'reply', ...entry }
  return { is: 'resigned', n: entry.n, by: entry.resigned }
}

/** A turn's lines stood with the next one; those of the last were not kept. */
const turnFrom1 = ({ n, before }: Record1['turns'][number], said: LogLine[], version: string): TurnStart => ({
  n,
  rules: version,
  table: FIRST_TABLE,
  before,
  effect: { state: [], said, asked: null },
})
