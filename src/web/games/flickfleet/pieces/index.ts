import { NEUTRAL } from '../../../parts/mark'
import type { PieceLooks } from '../../../table3d/scene/looks'
import { fleetMat } from './paint/mat'
import { sceneryLook } from './scenery'
import { ship } from './ship'

/** How FlickFleet's pieces and its mat look; loaded with the table. */
export const looks: PieceLooks = {
  piece({ kind, name, shape, zone, mark, ready }) {
    if (zone) return null
    return sceneryLook(kind, shape) ?? ship(name, shape, mark ?? NEUTRAL, ready)
  },
  mat: fleetMat,
}
