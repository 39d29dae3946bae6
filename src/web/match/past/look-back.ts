import type { Looking as LookingAt } from '../../games/screen'
import type { Moments } from './moments.svelte'
import type { Seen } from '../model/seen'
import type { FlickPlayback } from './flick-playback.svelte'
import type { Watching } from './watching.svelte'

/** What of the desk has to do with looking. */
interface Looking {
  seen: Seen | null
  watching: Watching
  playback: FlickPlayback
  moments: Moments
}

/** One looks at the past: nothing of now is to be seen that a key could change. */
export const isAway = ({ watching, playback }: Pick<Looking, 'watching' | 'playback'>): boolean =>
  watching.seen !== null && playback.isOpen

/**
 * Something is looked at that the next picture would spoil: a moment of the past, or damage. Who only wants
 * to see the ends waits for no damage. `rate`: of the settings.
 */
export const isLookedAt = (
  { watching, playback, moments }: Pick<Looking, 'watching' | 'playback' | 'moments'>,
  rate: number,
): boolean => playback.isOpen && (watching.seen !== null || (moments.now !== null && rate !== Infinity))

/** The whole match step by step, from its last; false: nothing has happened yet. */
export function lookBack({ seen, watching }: Pick<Looking, 'seen' | 'watching'>): boolean {
  const last = seen?.view.log.at(-1)
  if (last) void watching.goTo(last.n)
  return last !== undefined
}

/** What is being shown is seen: the next, please. False: nothing is. */
export function goOn({
  moments,
  playback,
  watching,
}: Pick<Looking, 'moments' | 'playback' | 'watching'>): boolean {
  if (playback.playing) {
    playback.done()
    return true
  }
  const told = moments.now !== null
  moments.next()
  const seen = watching.brief && moments.now === null
  if (seen) watching.leave()
  return told || seen
}

/** What may be done with the moment that is looked at. */
export function lookingAt(looking: Pick<Looking, 'moments' | 'playback' | 'watching'>): LookingAt {
  const { moments, watching } = looking
  return {
    get more() {
      return moments.more
    },
    get stays() {
      return moments.stays
    },
    next: () => void goOn(looking),
    skip: () => moments.skip(),
    again: () => void (moments.now && watching.again(moments.now.n)),
  }
}
