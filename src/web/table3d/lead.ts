import type { Id } from '../../table/types'
import type { Cameraman } from './cameraman'
import type { Stance } from './track'
import type { Playing } from './types'
import { leaderOf } from './view/follow'

/** Whom the camera goes after while a flick is played. */
export interface Lead {
  /** After what was flicked, if the camera `follows` at all. */
  begin(playing: Playing | null, follows: boolean): void
  /** Follows no more: a hand or a command has moved the camera. */
  lose(): void
  /** `stances`: where everything is now; `now` in ms. */
  look(stances: ReadonlyMap<Id, Stance | null>, now: number): void
}

export function openLead(camera: Cameraman): Lead {
  let leader: Id | undefined
  return {
    begin: (playing, follows) => void (leader = playing && follows ? leaderOf(playing.track) : undefined),
    lose: () => void (leader = undefined),
    look(stances, now) {
      const led = leader === undefined ? null : stances.get(leader)
      if (led) camera.follow(led, now)
      else camera.keepInView(stances.values())
    },
  }
}
