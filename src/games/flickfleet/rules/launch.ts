import { log, placeable, put, type Entry } from '../../kit'
import type { Ship } from '../state'
import { spend } from './activation'
import type { Action, G, Slot } from './rules'
import { aboard, classOf, shapeOf } from './ships'
import type { Region } from '../../../table/types'

/** 001:73 Launching wings, D-50, D-51  A wing from its bay to any spot touching the ship, with a cube. */
export const launch: Action = {
  no(g, ship, slot) {
    const wing = nextWing(g, ship, slot)
    if (!wing) return 'No wing is left aboard.'
    return g.tape.example(shapeOf(wing), beside(ship)) === 'nowhere'
      ? 'There is no room beside the ship.'
      : null
  },
  entries(g, ship, slot) {
    const wing = nextWing(g, ship, slot)
    return wing ? [launchWing(g, ship, slot, wing)] : []
  },
}

const nextWing = (g: G, ship: Ship, slot: Slot): Ship | undefined =>
  aboard(g.s, ship, slot.data.wing ?? '')[0]

const beside = (ship: Ship): Region => ({ touching: ship.id })

function launchWing(g: G, ship: Ship, slot: Slot, wing: Ship): Entry {
  const spec = { piece: wing.id, shape: shapeOf(wing), where: beside(ship) }
  return placeable(`launch:${wing.id}`, `Launch ${wing.name}`, spec, function* (pose) {
    if (pose === 'nowhere') return
    spend(g, slot)
    g.s.table = put(g.s.table, wing.id, { kind: 'ship', shape: shapeOf(wing), pose })
    wing.where = 'table'
    wing.cube = true
    const about = { is: 'launch', piece: wing.id, by: ship.id }
    log(g.s, `${ship.name} launches ${wing.name}, a ${classOf(wing).name.toLowerCase()}.`, about)
  })
}
