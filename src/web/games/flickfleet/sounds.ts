import { type Kind, words } from '../../../games/flickfleet'
import type { Sound, SoundOf } from '../../sound/told'

/** How the log is heard, by the kinds of its words. */
export const SOUNDS: Readonly<Record<Kind, Sound>> = {
  shields: { said: 'shield' },
  disc: { said: 'disc' },
  hull: { said: 'hull' },
  piece: { said: 'piece' },
  armour: { said: 'armour' },
  lost: { said: 'lost' },
  'obstacle hit': { said: 'disc' },
  taken: { said: 'piece' },
  recharged: { said: 'recharge' },
  repaired: { said: 'repair' },
  placed: { said: 'repair' },
  arrives: { said: 'launch' },
  released: { said: 'released' },
  counters: { said: 'recharge' },
  'counter spent': { said: 'disc' },
  exhausted: { said: 'armour' },
  'die hits': { seen: 'tap' },
  'die stopped': { seen: 'tap' },
  wild: { seen: 'drop' },
  contact: { seen: 'clack' },
  slides: { seen: 'push' },
  quiet: null,
}

/** How a word of the log sounds; null: not at all. */
export const soundOf: SoundOf = (word) => (words[word] ? SOUNDS[words[word].kind] : null)
