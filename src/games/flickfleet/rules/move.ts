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
  name: 'Move',
  entry: 'moving',
  says: ({ flick }) =>
    flick === 'rim' ? 'moves by a flick anywhere on the rim' : 'moves by a flick on its lit rear edges',
  no: () => null,
  entries: (g, ship, slot) => [moveEntry(g, ship, slot), ...ramEntries(g, ship, slot)],
}

function moveEntry(g: G, ship: Ship, slot: Slot): Entry {
  const spec = { piece: ship.id, ...surfaceOf(shapeOf(ship)) }
  const of = { piece: ship.id, place: slot.place }
  return flickable({ id: 'move', verb: 'move', say: ['Move', ship.name], of }, spec, function* (flick) {
    spend(g, slot)
    yield* moved(g, ship, flick)
  })
}
