import { areAllies, type Entry, type Reason, type What } from '../../../kit'
import type { ShipClass } from '../../data/types'
import { actionButton } from '../../rules/activation'
import { damaged, mendDisc } from '../../rules/repair'
import type { Action, G, Rules, Slot } from '../../rules/rules'
import { classOf, inPlay, isCapital } from '../../rules/ships'
import type { Ship, State } from '../../state'

/** What the ship data call the action. */
const WORD = 'repair_other'

/** H-TOUCH  So near counts as touching, mm. */
const TOUCHING_MM = 10

export const hasBays = ({ locations }: ShipClass): boolean =>
  locations.some(({ action }) => action?.type === WORD)

const isFriend = (s: State, ship: Ship, other: Ship): boolean =>
  other !== ship && isCapital(other) && areAllies(s, ship.seat, other.seat)

/** Friendly capital ships that it touches. */
export const customers = (g: G, ship: Ship): Ship[] =>
  Object.values(g.s.ships).filter(
    (other) => inPlay(other) && isFriend(g.s, ship, other) && g.tape.within(ship.id, other.id, TOUCHING_MM),
  )

/** 000:310, 503-505 Drone Bays  A lost disc comes back to a friendly capital ship that it touches. */
export const droneBays: Action = {
  name: 'Send drone',
  entry: 'drone-bays',
  says: () => 'puts back a lost disc of a friendly capital ship that it touches',
  no(g, ship) {
    const near = inPlay(ship) ? customers(g, ship) : []
    if (near.length === 0) return ALONE
    return near.some((other) => damaged(other).length > 0) ? null : WHOLE
  },
  entries: (g, ship, slot) => customers(g, ship).flatMap((other) => mends(g, slot, ship, other)),
}

const ALONE: Reason = {
  why: 'It touches no friendly capital ship: at most 1 cm may lie between them.',
  short: 'no friendly ship is beside it',
}
const WHOLE: Reason = {
  why: 'The ships beside it have all their discs.',
  short: 'nothing beside it is damaged',
}

const mends = (g: G, slot: Slot, ship: Ship, other: Ship): Entry[] =>
  damaged(other).map((location) =>
    // oxlint-disable-next-line require-yield -- nobody is asked
    actionButton(g, slot, whatMend(ship, slot, other, location), function* () {
      mendDisc(g, other, location)
    }),
  )

function whatMend({ id }: Ship, { place }: Slot, other: Ship, location: number): What {
  const { name } = classOf(other).locations[location]!
  return {
    id: `mend:${other.id}:${location}`,
    verb: 'mend',
    say: ['Mend', `${other.name}'s ${name}`],
    of: { piece: id, place, target: other.id },
  }
}

/** D-20, H-TOUCH  It may run into a friend whom it is to mend, and goes on. */
export const withCustomers =
  (base: Rules['collide']): Rules['collide'] =>
  (g, mover, met) => {
    const isCustomer = ({ id }: { id: string }): boolean =>
      !!g.s.ships[id] && isFriend(g.s, mover, g.s.ships[id])
    base(g, mover, hasBays(classOf(mover)) ? met.filter((one) => !isCustomer(one)) : met)
  }
