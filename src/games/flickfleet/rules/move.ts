import { flickable, type Entry } from '../../kit'
import { surfaceOf } from '../data/board'
import type { Ship } from '../state'
import { spend } from './activation'
import { moved } from './motion'
import { ramEntries } from './ramming'
import type { Action, G, Slot } from './rules'
import { shapeOf } from './ships'

/** 001:48-53, 70  Move: one flick on the allowed edges; a ship that may ram can say so first. */
export const move: Action = {
  no: () => null,
  entries: (g, ship, slot) => [moveEntry(g, ship, slot), ...ramEntries(g, ship, slot)],
}

function moveEntry(g: G, ship: Ship, slot: Slot): Entry {
  const spec = { piece: ship.id, ...surfaceOf(shapeOf(ship)) }
  return flickable('move', `Move ${ship.name}`, spec, function* (flick) {
    spend(g, slot)
    yield* moved(g, ship, flick)
  })
}
