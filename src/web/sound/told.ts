import type { Line } from '../../games/kit'
import { type Cue, RECIPES, type SoundName } from './recipes'

/** `said`: heard as a line is told; `seen`: heard on the table while it happened. Null: nothing. */
export type Sound = { said: SoundName } | { seen: SoundName } | null

/** The sound of a word of the log. */
export type SoundOf = (word: string) => Sound

type Lines = readonly Pick<Line, 'about'>[]

/** Seconds between two tokens. */
const EACH = 0.22

const soundsOf = (lines: Lines, soundOf: SoundOf) =>
  lines.flatMap(({ about }): { said?: SoundName; seen?: SoundName }[] => {
    const sound = about && soundOf(about.is)
    return sound ? [sound] : []
  })

/** The sounds of what was said since, one after another, then the notice. */
export function cuesOf(lines: Lines, notice: SoundName | null, soundOf: SoundOf): Cue[] {
  const told = soundsOf(lines, soundOf).flatMap(({ said }) => said ?? [])
  return [...told, ...(notice ? [notice] : [])].map((sound, i) => ({ sound, at: i * EACH, level: 1 }))
}

/** What these lines sounded like, in words. */
export function captionsOf(lines: Lines, soundOf: SoundOf): string[] {
  const sounds = soundsOf(lines, soundOf).flatMap(({ said, seen }) => said ?? seen ?? [])
  return [...new Set(sounds.map((sound) => RECIPES[sound].caption))]
}
