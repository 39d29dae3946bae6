import type { View } from '../../match'
import type { Rest, Track } from '../../table/types'
import { heard } from './heard'
import { volumeOf } from './levels.svelte'
import type { SoundName } from './recipes'
import { soundsOfNews } from '../games/flickfleet/said'
import { playCues } from './synth'

export { captionsOf } from '../games/flickfleet/said'
export { hush } from './synth'

/** While a flick is shown. `rate`: how fast. */
export const hearFlick = (before: Rest, track: Track, rate: number): void =>
  playCues(heard(before, track, rate), volumeOf)

/** When what came of it is shown. */
export const hearNews = (before: View, now: View): void => playCues(soundsOfNews(before, now), volumeOf)

export const hear = (sound: SoundName): void => playCues([{ sound, at: 0, level: 1 }], volumeOf)
