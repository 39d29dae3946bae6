import type { Showing, View } from '../../../match'
import { until } from '../../parts/until.svelte'
import { rateOf } from '../../settings/settings'
import { settings } from '../../settings/store.svelte'
import { isLookedAt } from '../past/look-back'
import { meantBy } from '../past/meant'
import type { Moments } from '../past/moments.svelte'
import type { FlickPlayback } from '../past/flick-playback.svelte'
import { motionsOf } from '../past/staged'
import type { Watching } from '../past/watching.svelte'

/** What moved between two views of the match, shown before the second is. */
export interface Flights {
  /** How what moved in the last step went, by its entry in the journal. */
  readonly tracks: Showing['tracks']
  /** Each flick over the table as it was: what came of the last is looked at before the next is played. */
  play(before: View, showing: Showing): Promise<void>
}

/** Was it a bot's turn? A person has seen the own aim. */
const isBots = ({ prompt, seats }: View): boolean =>
  seats.some(({ seat, player }) => seat === prompt?.waiting[0] && player !== 'human')

/** `looking`: what may still be looked at. */
export function openFlights(looking: {
  playback: FlickPlayback
  watching: Watching
  moments: Moments
}): Flights {
  let tracks: Showing['tracks'] = {}
  return {
    get tracks() {
      return tracks
    },
    async play(before, showing) {
      await until(() => document.hidden || !isLookedAt(looking, rateOf(settings.now)))
      tracks = showing.tracks
      const flicks = Object.values(tracks)
      if (flicks.length) looking.watching.leave()
      const bots = isBots(before)
      for (const [i, one] of motionsOf(before, flicks, showing.view).entries())
        await looking.playback.play(
          one.before,
          one.track,
          one.after,
          bots && i === 0 ? meantBy(one.track) : null,
        )
    },
  }
}
