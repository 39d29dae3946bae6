import { log, type Entry, type Reason, type What } from '../../kit'
import type { Ship } from '../state'
import { actionButton } from './activation'
import { colourAt, fromBox } from './box'
import type { Action, G, Slot } from './rules'
import { classOf } from './ships'

/** 001:71 Engineering, D-52  One removed disc back to its own location, or one hull cube. */
export const repair: Action = {
  no: (_, ship) => (damaged(ship).length === 0 && !hullDamaged(ship) ? UNDAMAGED : null),
  entries: (g, ship, slot) => [
    ...damaged(ship).map((location) => repairDisc(g, ship, slot, location)),
    ...(hullDamaged(ship) && slot.data.returns?.includes('hull') ? [repairHull(g, ship, slot)] : []),
  ],
}

const UNDAMAGED: Reason = { why: 'Nothing is damaged.', short: 'nothing is damaged' }

const damaged = (ship: Ship): number[] =>
  classOf(ship).locations.flatMap(({ discs }, location) => (ship.discs[location]! < discs ? [location] : []))

const hullDamaged = (ship: Ship): boolean => ship.hull < classOf(ship).hull

const whatRepair = (ship: Ship, slot: Slot, what: number | 'hull', name: string): What => ({
  id: `repair:${what}`,
  verb: 'repair',
  say: ['Repair', `the ${name}`],
  of: { piece: ship.id, place: slot.place },
})

function repairDisc(g: G, ship: Ship, slot: Slot, location: number): Entry {
  const { name, discs } = classOf(ship).locations[location]!
  return actionButton(g, slot, whatRepair(ship, slot, location, name), function* () {
    ship.discs[location]! += 1
    fromBox(g.s, colourAt(ship, location))
    const about = { is: 'repair', piece: ship.id, place: location, value: ship.discs[location]! }
    log(g.s, `${ship.name} repairs its ${name}: ${ship.discs[location]} of ${discs} discs.`, about)
  })
}

function repairHull(g: G, ship: Ship, slot: Slot): Entry {
  return actionButton(g, slot, whatRepair(ship, slot, 'hull', 'hull'), function* () {
    ship.hull += 1
    fromBox(g.s, 'hull')
    const about = { is: 'repair', piece: ship.id, value: ship.hull }
    log(g.s, `${ship.name} repairs its hull: ${ship.hull} of ${classOf(ship).hull}.`, about)
  })
}
