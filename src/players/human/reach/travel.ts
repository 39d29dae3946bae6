import type { FlickOption } from '../../../games/kit'
import { flickedName } from '../../flicked'
import { type Aiming, originOf } from '../aim'
import { cmFromTo } from '../numbers'
import type { Scene } from '../scene'
import { leavesTable, type Reach, reachOf } from './reach'

/** How far an aim goes that meets nothing, as the table was measured; null: not measured. */
export interface Travel {
  reach: Reach | null
  /** The strength from which on more than a quarter of such flicks leave the table on this bearing. */
  leavesFrom: number | null
}

export function travelOf(scene: Scene, option: FlickOption, aiming: Aiming): Travel {
  const shape = flickedName(scene.rest, option)
  const { point } = originOf(scene, option, aiming)
  return {
    reach: reachOf(shape, aiming.strength),
    leavesFrom: leavesTable(scene.board, shape, point, aiming.bearing),
  }
}

export const mayLeave = ({ leavesFrom }: Travel, { strength }: Aiming): boolean =>
  leavesFrom !== null && strength >= leavesFrom

/** In words, what the band and the hatch show; '' where nothing was measured. */
export function sayTravel(scene: Scene, option: FlickOption, aiming: Aiming): string {
  const travel = travelOf(scene, option, aiming)
  if (!travel.reach) return ''
  const { p10, p90 } = travel.reach
  const rests = `If it meets nothing, it would rest ${cmFromTo(p10, p90)} away.`
  return mayLeave(travel, aiming) ? `${rests} More than one in four such flicks leave the table.` : rests
}
