/** Said to people who listen. */
export interface Said {
  n: number
  text: string
}

/** So many are kept: what is said in one breath must not push the first of it out unheard. */
const KEPT = 3

let said = $state.raw<readonly Said[]>([])

export const announcer = {
  get said(): readonly Said[] {
    return said
  },
}

/** Said once and politely, after what is being said. */
export function announce(text: string): void {
  if (text) said = [...said, { n: (said.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT)
}
