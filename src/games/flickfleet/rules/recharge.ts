import { log } from '../../kit'
import { actionButton } from './activation'
import { fromBox } from './box'
import type { Action } from './rules'
import { classOf } from './ships'

/** 001:65 Shield Generator, D-52  Shield cubes return, never above the printed spaces. */
export const recharge: Action = {
  no: (_, ship) => (ship.shields >= classOf(ship).shields ? 'The shields are full.' : null),
  entries: (g, ship, slot) => [
    actionButton(g, slot, 'recharge', 'Recharge the shields', function* () {
      const most = classOf(ship).shields
      for (let cube = 1; cube <= (slot.data.cubes ?? 1) && ship.shields < most; cube++) {
        ship.shields += 1
        fromBox(g.s, 'shield')
      }
      const about = { is: 'recharge', piece: ship.id, value: ship.shields }
      log(g.s, `${ship.name} recharges: shields ${ship.shields} of ${most}.`, about)
    }),
  ],
}
