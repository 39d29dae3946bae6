import type { FlickOption } from '../../games/kit'
import { flickedName } from '../flicked'
import type { Travelled } from '../reach'
import { tableEnd } from './ahead'
import { type Aiming, originOf } from './aim'
import { cmFromTo, speedAt, strengthOf } from './numbers'
import type { Scene } from './scene'

/** How far an aim goes that meets nothing, as the table was measured; null: not measured. */
export interface Travel {
  reach: Travelled | null
  /** The strength from which on more than a quarter of such flicks leave the table on this bearing. */
  leavesFrom: number | null
}

export function travelOf(scene: Scene, option: FlickOption, aiming: Aiming): Travel {
  const { board, rest, reach } = scene
  const shape = flickedName(rest, option)
  const { point } = originOf(scene, option, aiming)
  const leaves = reach.goesBeyond(shape, tableEnd(board, point, aiming.bearing))
  return {
    reach: reach.of(shape, speedAt(aiming.strength, option)),
    leavesFrom: leaves === null || leaves > option.max ? null : strengthOf(leaves, option),
  }
}

export const mayLeave = ({ leavesFrom }: Travel, { strength }: Aiming): boolean =>
  leavesFrom !== null && strength >= leavesFrom

/** In words, what the band and the hatch show. A number made up would teach a wrong hand. */
export function sayTravel(scene: Scene, option: FlickOption, aiming: Aiming): string {
  const travel = travelOf(scene, option, aiming)
  if (!travel.reach) return 'How far that goes was not measured.'
  const { p10, p90 } = travel.reach
  const rests = `If it meets nothing, it would rest ${cmFromTo(p10, p90)} away.`
  return mayLeave(travel, aiming) ? `${rests} More than one in four such flicks leave the table.` : rests
}
