import { coveredRecord, ended, type Match } from '../../match'

/** A match as a file that `flicktable verify` reads. Before the end without chance and covered values. */
export function journalFile(m: Match): string {
  return printed(ended(m) ? m.record : coveredRecord(m.record, []))
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
