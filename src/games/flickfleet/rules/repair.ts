import { log, type Entry } from '../../kit'
import type { Ship } from '../state'
import { actionButton } from './activation'
import { colourAt, fromBox } from './box'
import type { Action, G, Slot } from './rules'
import { classOf } from './ships'

/** 001:71 Engineering, D-52  One removed disc back to its own location, or one hull cube. */
export const repair: Action = {
  no: (_, ship) => (damaged(ship).length === 0 && !hullDamaged(ship) ? 'Nothing is damaged.' : null),
  entries: (g, ship, slot) => [
    ...damaged(ship).map((location) => repairDisc(g, ship, slot, location)),
    ...(hullDamaged(ship) && slot.data.returns?.includes('hull') ? [repairHull(g, ship, slot)] : []),
  ],
}

const damaged = (ship: Ship): number[] =>
  classOf(ship).locations.flatMap(({ discs }, location) => (ship.discs[location]! < discs ? [location] : []))

const hullDamaged = (ship: Ship): boolean => ship.hull < classOf(ship).hull

function repairDisc(g: G, ship: Ship, slot: Slot, location: number): Entry {
  const { name, discs } = classOf(ship).locations[location]!
  return actionButton(g, slot, `repair:${location}`, `Repair the ${name}`, function* () {
    ship.discs[location]! += 1
    fromBox(g.s, colourAt(ship, location))
    const about = { is: 'repair', piece: ship.id, place: location, value: ship.discs[location]! }
    log(g.s, `${ship.name} repairs its ${name}: ${ship.discs[location]} of ${discs} discs.`, about)
  })
}

function repairHull(g: G, ship: Ship, slot: Slot): Entry {
  return actionButton(g, slot, 'repair:hull', 'Repair the hull', function* () {
    ship.hull += 1
    fromBox(g.s, 'hull')
    const about = { is: 'repair', piece: ship.id, value: ship.hull }
    log(g.s, `${ship.name} repairs its hull: ${ship.hull} of ${classOf(ship).hull}.`, about)
  })
}
