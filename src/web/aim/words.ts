/** A bearing as its dial shows it: '014°', '014.35°'. */
export function bearingWord(degrees: number): string {
  const [whole = '', part] = String(degrees).split('.')
  return `${whole.padStart(3, '0')}${part ? `.${part}` : ''}°`
}

/** Where what is flicked comes to rest, cm: the usual nearest and farthest. */
export type ReachCm = readonly [from: number, to: number]

export const reachWord = ([from, to]: ReachCm): string => `${from} to ${to} cm`
