import type { Reason, What } from '../../kit'
import { actionButton } from './activation'
import { fromBox } from './box'
import type { Ship } from '../state'
import type { Action, Slot } from './rules'
import { shieldSpaces } from './ships'
import { tell } from './words'

/** 001:65 Shield Generator, D-52  Shield cubes return, never above the printed spaces. */
export const recharge: Action = {
  name: 'Recharge',
  entry: 'shield-generator',
  says: ({ cubes }) => `puts back ${cubes} shield ${cubes === 1 ? 'cube' : 'cubes'}`,
  burnsOut: true,
  no: (_, ship) => (ship.shields >= shieldSpaces(ship) ? FULL : null),
  entries: (g, ship, slot) => [
    actionButton(g, slot, whatRecharge(ship, slot), function* () {
      const most = shieldSpaces(ship)
      for (let cube = 1; cube <= (slot.data.cubes ?? 1) && ship.shields < most; cube++) {
        ship.shields += 1
        fromBox(g.s, 'shield')
      }
      const left = { name: 'shields', now: ship.shields, most }
      const say = `${ship.name} recharges: shields ${left.now} of ${most}.`
      tell(g.s, say, { is: 'recharge', piece: ship.id, left })
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
