import { log, type Reason, type What } from '../../kit'
import { actionButton } from './activation'
import { fromBox } from './box'
import type { Ship } from '../state'
import type { Action, Slot } from './rules'
import { classOf } from './ships'

/** 001:65 Shield Generator, D-52  Shield cubes return, never above the printed spaces. */
export const recharge: Action = {
  no: (_, ship) => (ship.shields >= classOf(ship).shields ? FULL : null),
  entries: (g, ship, slot) => [
    actionButton(g, slot, whatRecharge(ship, slot), function* () {
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

const FULL: Reason = { why: 'The shields are full.', short: 'the shields are full' }

const whatRecharge = ({ id }: Ship, { place }: Slot): What => ({
  id: 'recharge',
  verb: 'recharge',
  say: ['Recharge', 'the shields'],
  of: { piece: id, place },
})
