import type { Row } from './rows'

/** Dice that one ship fired one after another, or any other single entry. */
export interface Volley {
  /** The entry it ends with. */
  n: number
  /** What all its dice begin with: 'Ember fires'. Empty for what is no volley. */
  head: string
  /** In the order in which they were fired, each with what is left to say of it. */
  shots: { row: Row; say: string }[]
}

/** Newest first, as the rows are. */
export function volleysOf(rows: readonly Row[]): Volley[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && row.volley !== undefined && last[0]!.volley === row.volley) last.push(row)
    else groups.push([row])
  }
  return groups.map(volleyOf)
}

function volleyOf(newestFirst: readonly Row[]): Volley {
  const rows = newestFirst.toReversed()
  const { n, volley } = newestFirst[0]!
  const head = volley === undefined ? '' : commonHead(rows.map(({ say }) => say))
  const shots = rows.map((row) => ({ row, say: row.say.slice(head.length).replace(/^:?\s*/, '') }))
  return { n, head, shots }
}

/** The words that all sentences begin with, up to the first colon. */
function commonHead(says: readonly string[]): string {
  const [first, ...others] = says.map((say) => say.split(':')[0]!.split(' '))
  const end = first!.findIndex((word, i) => others.some((words) => words[i] !== word))
  return first!.slice(0, end < 0 ? undefined : end).join(' ')
}

const capital = (say: string): string => say.charAt(0).toUpperCase() + say.slice(1)

/** A volley as one text: 'Ember fires: 3, hits Meridian. Nothing is hit.' */
export function sayVolley({ head, shots }: Volley): string {
  const says = shots.map(({ say }, i) => (i ? capital(say) : say))
  return head ? `${head}: ${says.join(' ')}` : says.join(' ')
}
