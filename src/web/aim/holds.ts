import { originOf } from '../../players/human'
import {
  type Lens,
  polarPoint,
  pulledTo,
  type PullSetup,
  type Px,
  type PullReach,
  struckOutline,
} from '../../players/human/gesture'
import type { Point } from '../../table/types'
import type { AtAim } from '../match/model/work'
import type { Bench } from './gesture'
import type { Holds } from './grab'
import { setupOf } from './pull-gesture'

/** What a pointer may take hold of. */
export function holdsOf({ scene, option, aiming }: AtAim, lens: Lens, setup: PullSetup): Holds {
  const seen = (point: Point): Px => lens.toScreen(point)
  return {
    outline: struckOutline(scene, option, aiming).map(seen),
    centre: seen(originOf(scene, option, aiming).point),
    handle: pulledTo(setup),
  }
}

/** The handle of the aim as it stands, px of the window. */
export interface Parked {
  centre: Px
  handle: Px
  reach: PullReach
}

export function parkedAt(bench: Bench): Parked {
  const setup = setupOf(bench)
  const { centre, handle } = holdsOf(bench.at, bench.lens, setup)
  return { centre, handle: polarPoint(centre, handle), reach: setup.reach }
}

/** Whether fingers are what this screen is used with most. */
export const coarse = (): boolean => matchMedia('(pointer: coarse)').matches
