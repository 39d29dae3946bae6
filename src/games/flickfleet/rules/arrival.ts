import { placeable, type Entry, type What } from '../../kit'
import type { Placement } from '../data/types'
import type { Ship } from '../state'
import { regionOf } from './placement'
import type { G } from './rules'
import { enter } from './setup'
import { shapeOf } from './ships'
import { tell } from './words'
import type { Pose } from '../../../table/types'

/**
 * 001:219, 230-231  A ship joins the battle where its player places it; `near`: the place that is proposed.
 */
export function joining(g: G, ship: Ship, placement: Placement, near?: Pose): Entry {
  const where = regionOf(g.s, ship.seat, placement)
  const spec = { piece: ship.id, shape: shapeOf(ship), where, ...(near ? { near } : {}) }
  const what: What = { id: 'place', verb: 'place', say: ['Place', ship.name], of: { piece: ship.id } }
  // oxlint-disable-next-line require-yield -- placing asks nothing more
  return placeable(what, spec, function* (pose) {
    if (pose === 'nowhere') return noRoom(g, ship)
    enter(g, ship, pose)
    tell(g.s, `${ship.name} joins the battle.`, { is: 'arrives', piece: ship.id })
  })
}

/** It is asked for again at the start of the next round. */
export function noRoom(g: G, ship: Ship): void {
  tell(g.s, `There is no room for ${ship.name} this round.`, { is: 'no room', piece: ship.id })
}
