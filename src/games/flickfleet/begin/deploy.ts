import type { Scenario } from '../data/types'
import { pieceOf } from '../rules/ships'
import type { Ship } from '../state'
import { NOBODY } from './fleets'
import type { Piece, Pose, Rest } from '../../../table/types'

/**
 * The scenario's standard deployment (house): poses in the order of the ships in play; and the ships of
 * nobody.
 */
export function deployed({ sides, scenery }: Scenario, ships: readonly Ship[]): Rest {
  const owned = sides.map(({ id, deployment }) => ({ id, poses: deployment.poses }))
  const free = { id: NOBODY, poses: scenery.filter(({ ship }) => ship).map(({ pose }) => pose) }
  return Object.fromEntries([...owned, free].flatMap(({ id, poses }) => standing(ships, id, poses)))
}

function standing(ships: readonly Ship[], seat: string, poses: readonly Pose[]): [string, Piece][] {
  const inPlay = ships.filter((ship) => ship.seat === seat && ship.where === 'table')
  return inPlay.map((ship, i) => [ship.id, pieceOf(ship, at(poses[i]!))])
}

const at = ({ x, y, a }: Pose): Pose => ({ x, y, a })
