import { NEUTRAL } from '../../../parts/mark'
import type { PieceLooks } from '../../../table3d/scene/looks'
import { fleetMat } from './paint/mat'
import { sceneryLook } from './scenery'
import { inItsTemplate } from './template'
import { clear, ship } from './ship'

/** How FlickFleet's pieces and its mat look; loaded with the table. */
export const looks: PieceLooks = {
  piece({ kind, name, shape, zone, mark, ready }) {
    if (zone) return null
    const thing = sceneryLook(kind, shape)
    if (thing) return kind === 'mine' ? inItsTemplate(thing, shape) : thing
    const piece = ship(name, shape, mark ?? NEUTRAL, ready)
    return kind === 'cloaked' ? clear(piece) : piece
  },
  mat: fleetMat,
}
