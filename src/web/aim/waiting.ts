import { originOf } from '../../players/human'
import type { AtAim } from '../match/model/work'
import type { Ghost } from '../table3d/types'

/** The die that waits on its ship for the flick: blank while nobody knows what it will show. */
export function waitingDie({ scene, option, aiming }: AtAim): Ghost | null {
  const { adds } = option
  if (!adds) return null
  const { point } = originOf(scene, option, aiming)
  const face = adds.up === undefined ? {} : { up: adds.up }
  return { shape: adds.shape, pose: { ...point, a: aiming.bearing, on: adds.on, ...face }, ok: true }
}
