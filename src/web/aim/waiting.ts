import { originOf } from '../../players/human'
import type { AtAim } from '../match/model/work'
import type { Ghost } from '../table3d/types'

/** What waits on a piece for the flick; a die is blank while nobody knows what it will show. */
export function waitingDie({ scene, option, aiming }: AtAim): Ghost | null {
  const { adds } = option
  if (!adds) return null
  const { point, a } = originOf(scene, option, aiming)
  const face = adds.up === undefined ? {} : { up: adds.up }
  return { shape: adds.shape, pose: { ...point, a, on: adds.on, ...face }, ok: true }
}
