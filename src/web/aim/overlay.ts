import { originOf } from '../../players/human'
import type { Point } from '../../table/types'
import type { AtAim } from '../match/model/work'
import type { Ghost, Overlay } from '../table3d/types'

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

/** What waits on a piece for the flick; a die is blank while nobody knows what it will show. */
export function waitingDie({ scene, option, aiming }: AtAim): Ghost | null {
  const { adds } = option
  if (!adds) return null
  const { point, a } = originOf(scene, option, aiming)
  const face = adds.up === undefined ? {} : { up: adds.up }
  return { shape: adds.shape, pose: { ...point, a, on: adds.on, ...face }, ok: true }
}
