import { originOf } from '../../players/human'
import type { Point } from '../../table/types'
import type { AtAim } from '../match/model/work'
import type { Overlay } from '../table3d/types'

/** What others know about the same aim. */
export type Foreseen = Pick<Overlay, 'solid' | 'dots' | 'wedge' | 'reach' | 'leaves'>

/** `handle`: where the hand holds the pull, on the table. */
export const overlayOf = (
  { scene, option, aiming }: AtAim,
  foreseen: Foreseen,
  handle: Point | null,
): Overlay => ({
  origin: originOf(scene, option, aiming).point,
  bearing: aiming.bearing,
  handle,
  ...foreseen,
})
