import type { Chain, SeenGate } from './types'

/** A chain in words, for who reads: 'Ember takes one damage on 5. Shield, 1 left. Ember has ...' */
export function sayChain({ title, value, rows, meaning }: Chain): string {
  const on = value === undefined ? '' : ` on ${value}`
  return [`${title}${on}.`, ...rows.map(sayRow), meaning].join(' ')
}

/** The gates that a point came to. */
const sayRow = (row: readonly SeenGate[]): string =>
  `${reached(row)
    .map(({ name, say }) => `${name}, ${say}`)
    .join('; ')}.`

export const reached = (row: readonly SeenGate[]): SeenGate[] =>
  row.filter(({ state }) => state !== 'not reached')

/** How many gates the points of a chain came to before this one: they light up one after another. */
export function stepOf({ rows }: Pick<Chain, 'rows'>, row: number, gate: number): number {
  const before = rows.slice(0, row).reduce((sum, one) => sum + reached(one).length, 0)
  return before + gate
}
