const FULL = 360
/** Bearings come in steps of 0.05, and their halves are not exact. */
const HALF = 1e-9

/**
 * A bearing as a dial shows it: '014°', '014.35°'. `places`: no more decimals than these, where it is only
 * glanced at; without them it is exact.
 */
export function bearingWord(degrees: number, places?: number): string {
  const read = places === undefined ? degrees : Number((degrees + HALF).toFixed(places)) % FULL
  const [whole = '', part] = String(read).split('.')
  return `${whole.padStart(3, '0')}${part ? `.${part}` : ''}°`
}

/** Where what is flicked comes to rest, cm: the usual nearest and farthest. */
export type ReachCm = readonly [from: number, to: number]

export const reachWord = ([from, to]: ReachCm): string => `${from} to ${to} cm`
