/** How it is said to people who listen: after what is being said, or in its place. */
export type Manner = 'polite' | 'assertive'

export interface Said {
  n: number
  text: string
  manner: Manner
}

/** So many are kept: what is said in one breath must not push the first of it out unheard. */
const KEPT = 3

let said = $state.raw<readonly Said[]>([])

export const announcer = {
  get said(): readonly Said[] {
    return said
  },
}

/** A screen reader says it once. */
export function announce(text: string, manner: Manner = 'polite'): void {
  if (text) said = [...said, { n: (said.at(-1)?.n ?? 0) + 1, text, manner }].slice(-KEPT)
}
