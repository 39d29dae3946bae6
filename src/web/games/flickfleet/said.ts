import type { Line } from '../../../games/kit'
import type { View } from '../../../match'
import { added } from '../../match/model/words'
import { type Cue, RECIPES, type SoundName } from '../../sound/recipes'

/** What a line of the log sounds like, by the word of its game. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  shield: 'shield',
  disc: 'disc',
  hull: 'hull',
  piece: 'piece',
  armour: 'armour',
  'weak spot': 'lost',
  destroyed: 'lost',
  left: 'lost',
  crash: 'lost',
  'lost aboard': 'lost',
  'obstacle hit': 'disc',
  obstacle: 'piece',
  score: 'piece',
  repair: 'repair',
  recharge: 'recharge',
  placed: 'repair',
  back: 'repair',
  fatigued: 'recharge',
  tires: 'disc',
  exhausted: 'armour',
  launch: 'launch',
  arrives: 'launch',
  jump: 'launch',
  clear: 'released',
}

/** Heard on the table while it happened; said here for who did not hear it. */
const ON_THE_TABLE: Readonly<Record<string, SoundName>> = {
  fires: 'tap',
  wild: 'drop',
  collision: 'clack',
  ram: 'clack',
  'runs into': 'clack',
  blocked: 'tap',
  drifts: 'push',
}

/** Seconds between two tokens. */
const EACH = 0.22

/** The sounds of what was said since, one after another, then whose turn it is. */
export function soundsOfNews(before: View, now: View): Cue[] {
  const lines = now.log.length < before.log.length ? [] : added(before.log, now.log)
  const sounds = [...lines.flatMap(({ about }) => (about && SOUNDS[about.is]) ?? []), ...notice(before, now)]
  return sounds.map((sound, i) => ({ sound, at: i * EACH, level: 1 }))
}

function notice(before: View, now: View): SoundName[] {
  if (now.ended) return before.ended ? [] : ['over']
  const [was, is] = [before, now].map(({ prompt }) => prompt?.waiting[0])
  return is !== undefined && is !== was ? ['turn'] : []
}

/** What an entry of the log sounded like, in words. */
export function captionsOf(lines: readonly Line[]): string[] {
  const sounds = lines.flatMap(({ about }) => (about && (SOUNDS[about.is] ?? ON_THE_TABLE[about.is])) ?? [])
  return [...new Set(sounds.map((sound) => RECIPES[sound].caption))]
}
