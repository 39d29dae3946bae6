import { type Kind, words } from '../../../games/flickfleet'
import type { Line } from '../../../games/kit'
import type { View } from '../../../match'
import { added } from '../../match/model/words'
import { type Cue, RECIPES, type SoundName } from '../../sound/recipes'

/** `said`: heard as the line is told; `seen`: heard on the table while it happened. */
type Sound = { said: SoundName } | { seen: SoundName } | null

const SOUNDS: Readonly<Record<Kind, Sound>> = {
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

function soundOf({ about }: Line): { said?: SoundName; seen?: SoundName } {
  const word = about && words[about.is]
  return (word && SOUNDS[word.kind]) ?? {}
}

/** Seconds between two tokens. */
const EACH = 0.22

/** The sounds of what was said since, one after another, then whose turn it is. */
export function soundsOfNews(before: View, now: View): Cue[] {
  const lines = now.log.length < before.log.length ? [] : added(before.log, now.log)
  const sounds = [...lines.flatMap((line) => soundOf(line).said ?? []), ...notice(before, now)]
  return sounds.map((sound, i) => ({ sound, at: i * EACH, level: 1 }))
}

function notice(before: View, now: View): SoundName[] {
  if (now.ended) return before.ended ? [] : ['over']
  const [was, is] = [before, now].map(({ prompt }) => prompt?.waiting[0])
  return is !== undefined && is !== was ? ['turn'] : []
}

/** What an entry of the log sounded like, in words. */
export function captionsOf(lines: readonly Line[]): string[] {
  const sounds = lines.flatMap((line) => {
    const { said, seen } = soundOf(line)
    return said ?? seen ?? []
  })
  return [...new Set(sounds.map((sound) => RECIPES[sound].caption))]
}
