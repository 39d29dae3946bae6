import { cover, coverFact } from '../../games/kit'
import { ended, type Match, type MatchRecord } from '../../match'

/** A match as a file that `flicktable verify` reads. Before the end without chance and covered values. */
export function journalFile(m: Match): string {
  return printed(ended(m) ? m.record : covered(m.record))
}

/** What a spectator may know; the answers that still wait for others are left out. */
function covered({ chance: _, pending: __, ...record }: MatchRecord): object {
  return {
    ...record,
    journal: record.journal.map((entry) => ('fact' in entry ? { ...entry, fact: coverFact(entry.fact, []) } : entry)),
    turns: record.turns.map(({ n, before, lines }) =>
      ({ n, before: cover(before, []), lines: lines.filter(({ to }) => !to) })),
    pending: {},
  }
}

/** A line for every entry and every turn. */
function printed(record: object): string {
  const fields = Object.entries(record).map(([name, value]) => `${JSON.stringify(name)}: ${field(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

function field(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
}
