import type { Ship } from '../state'
import { lose } from './losses'
import type { G } from './rules'
import { inPlay } from './ships'
import { tell } from './words'
import type { Side } from '../../../table/types'

/**
 * 001:75 Routed, D-14, D-15  A ship that moves off the play area counts as destroyed, if nothing else is
 * said.
 */
export function leaves(g: G, ship: Ship, side: Side): void {
  if (inPlay(ship) && !g.rules.leaves.some((leave) => leave(g, ship, side))) pushedOff(g, ship)
}

/** 001:75, D-16  A ship that a ram or a die that stayed in knocked off the table is lost. */
export function pushedOff(g: G, ship: Ship): void {
  if (!inPlay(ship)) return
  tell(g.s, `${ship.name} leaves the table and does not come back.`, { is: 'left', piece: ship.id })
  lose(g, ship, 'left the table')
}
