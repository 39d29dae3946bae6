import { log } from '../../kit'
import { actionButton } from './activation'
import type { Action } from './rules'
import { classOf } from './ships'

/** 001:65 Shield Generator, D-52  Shield cubes return, never above the printed spaces. */
export const recharge: Action = {
  no: (_, ship) => (ship.shields >= classOf(ship).shields ? 'The shields are full.' : null),
  entries: (g, ship, slot) => [
    actionButton(g, slot, 'recharge', 'Recharge the shields', function* () {
      const most = classOf(ship).shields
      ship.shields = Math.min(most, ship.shields + (slot.data.cubes ?? 1))
      log(g.s, `${ship.name} recharges: shields ${ship.shields} of ${most}.`)
    }),
  ],
}
