import type { Row } from './rows'

/** Dice that one ship fired one after another, or any other single entry. */
export interface Volley {
  /** The entry it begins with. */
  n: number
  /** What all its dice begin with: 'Ember fires'. Empty for what is no volley. */
  head: string
  /** In the order in which they were fired, each with what is left to say of it. */
  shots: { row: Row; say: string }[]
}

/** Newest first, as the rows are. */
export function volleysOf(rows: readonly Row[]): Volley[] {
  const groups: Row[][] = []
  for (const row of rows.toReversed()) {
    const last = groups.at(-1)
    if (last && belongs(row, last[0]!)) last.push(row)
    else groups.push([row])
  }
  return groups.map(volleyOf).reverse()
}

const belongs = (row: Row, first: Row): boolean =>
  first.volley !== undefined && (row.follows || row.volley === first.volley)

function volleyOf(rows: readonly Row[]): Volley {
  const { n } = rows[0]!
  const head = commonHead(rows.filter(({ volley }) => volley !== undefined))
  const shots = rows.map((row) => ({ row, say: row.follows ? row.say : without(head, row.say) }))
  return { n, head, shots }
}

const without = (head: string, say: string): string => say.slice(head.length).replace(/^:?\s*/, '')

/** The words that all of them begin with, up to the first colon; none of nothing. */
function commonHead(rows: readonly Row[]): string {
  const [first = [], ...others] = rows.map(({ say }) => say.split(':')[0]!.split(' '))
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word))
  return first.slice(0, end < 0 ? undefined : end).join(' ')
}

const capital = (say: string): string => say.charAt(0).toUpperCase() + say.slice(1)

/** A volley as one text: 'Ember fires: 3, hits Meridian. Nothing is hit.' */
export function sayVolley({ head, shots }: Volley): string {
  const says = shots.map(({ say }, i) => (i ? capital(say) : say))
  return head ? `${head}: ${says.join(' ')}` : says.join(' ')
}
