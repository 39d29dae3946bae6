import type { Line } from '../../games/kit'
import type { Rest, Track } from '../../table/types'
import { heard } from './heard'
import { volumeOf } from './levels.svelte'
import type { SoundName } from './recipes'
import { playCues } from './synth'
import { cuesOf, type SoundOf } from './told'

export { captionsOf } from './told'
export { hush } from './synth'

/** While a flick is shown. `rate`: how fast. */
export const hearFlick = (before: Rest, track: Track, rate: number): void =>
  playCues(heard(before, track, rate), volumeOf)

/** Sounds of what came of a flick, when that is shown. */
export const hearNews = (lines: readonly Line[], notice: SoundName | null, soundOf: SoundOf): void =>
  playCues(cuesOf(lines, notice, soundOf), volumeOf)

export const hear = (sound: SoundName): void => playCues([{ sound, at: 0, level: 1 }], volumeOf)
