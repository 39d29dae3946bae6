import type { Row } from './rows'

/** Dice that one ship fired one after another, or any other single entry. */
export interface Volley {
  /** The entry it begins with. */
  n: number
  /** What all its dice begin with: 'Ember fires'. Empty for what is no volley. */
  head: string
  /** In the order in which they were fired, each with what its die showed and what is left to say of it. */
  shots: Shot[]
}

export interface Shot {
  row: Row
  value: number | undefined
  say: string
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

const belongs = (row: Row, { under }: Row): boolean =>
  under !== undefined && (row.follows || row.under?.head === under.head)

function volleyOf(rows: readonly Row[]): Volley {
  const { n, under } = rows[0]!
  return { n, head: under?.head ?? '', shots: rows.map(shotOf) }
}

const shotOf = (row: Row): Shot => ({ row, value: row.under?.value, say: row.under?.rest ?? row.say })

const capital = (say: string): string => say.charAt(0).toUpperCase() + say.slice(1)

/** A volley as one text: 'Ember fires: 3, hits Meridian. Nothing is hit.' */
export function sayVolley({ head, shots }: Volley): string {
  const [first, ...others] = shots
  if (others.length === 0) return first!.row.say
  const said = shots.map(({ value, say }) => (value === undefined ? say : `${value}, ${say}`))
  const says = said.map((say, i) => (i ? capital(say) : say))
  return head ? `${head}: ${says.join(' ')}` : says.join(' ')
}
