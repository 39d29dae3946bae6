import type { Sound } from '../../sound/told'

/** How the log is heard, by the kinds of its words. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  good: { said: 'repair' },
  hit: { seen: 'clack' },
  miss: { seen: 'tap' },
  loss: { said: 'piece' },
  roll: { seen: 'rattle' },
  turn: null,
}
