import { cover, coverFact } from '../../games/kit'
import { ended, type Entry, type Match, type MatchRecord } from '../../match'

/** A match as a file that `flicktable verify` reads. Before the end without chance and covered values. */
export function journalFile(m: Match): string {
  return printed(ended(m) ? m.record : covered(m.record))
}

/** What a spectator may know, named field by field; the answers that still wait for others are left out. */
function covered({ format, game, version, setup, seats, sameScreen, journal, turns }: MatchRecord): object {
  return {
    format,
    game,
    version,
    setup,
    seats,
    sameScreen,
    journal: journal.map(coveredEntry),
    turns: turns.map(({ n, before, lines }) => ({
      n,
      before: cover(before, []),
      lines: lines.filter(({ to }) => !to),
    })),
    pending: {},
  }
}

const coveredEntry = (entry: Entry): object =>
  'fact' in entry ? { ...entry, fact: coverFact(entry.fact, []) } : entry

/** A line for every entry and every turn. */
function printed(record: object): string {
  const fields = Object.entries(record).map(([name, value]) => `${JSON.stringify(name)}: ${field(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

function field(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
}
