import {
  end,
  offer,
  placeable,
  type Entry,
  type Of,
  type Question,
  type Reason,
  type Script,
  type What,
} from '../../kit'
import { classes } from '../data'
import type { Ship } from '../state'
import { spend } from './activation'
import type { Action, G, Slot } from './rules'
import { enter } from './setup'
import { aboard, classOf, shapeOf } from './ships'
import { tell } from './words'
import type { Pose, Region } from '../../../table/types'

/** 001:73 Launching wings, D-50, D-51  A wing from its bay to any spot touching the ship, with a cube. */
export const launch: Action = {
  name: 'Launch',
  entry: 'launching',
  says: ({ wing, count }) =>
    `launches ${count} ${classes[wing!]!.name.toLowerCase()}${count === 1 ? '' : 's'}`,
  no(g, ship, slot) {
    const wing = nextWing(g, ship, slot)
    if (!wing) return NONE_LEFT
    return g.tape.example(shapeOf(wing), beside(ship)) === 'nowhere' ? NO_ROOM : null
  },
  entries(g, ship, slot) {
    const wing = nextWing(g, ship, slot)
    return wing ? [launchWing(g, ship, slot, wing)] : []
  },
}

const NONE_LEFT: Reason = { why: 'No wing is left aboard.', short: 'no wing is left aboard' }
const NO_ROOM: Reason = {
  why: 'There is no room beside the ship.',
  short: 'there is no room beside the ship',
}

const nextWing = (g: G, ship: Ship, slot: Slot): Ship | undefined =>
  aboard(g.s, ship, slot.data.wing ?? '')[0]

const beside = (ship: Ship): Region => ({ touching: ship.id })

const ofSlot = ({ id }: Ship, { place }: Slot): Of => ({ piece: id, place })

const whatLaunch = (ship: Ship, slot: Slot, { id }: Ship, detail: string): What => ({
  id: `launch:${id}`,
  verb: 'launch',
  say: ['Launch', detail],
  of: { ...ofSlot(ship, slot), target: id },
})

function launchWing(g: G, ship: Ship, slot: Slot, wing: Ship): Entry {
  const spec = { piece: wing.id, shape: shapeOf(wing), where: beside(ship) }
  return placeable(whatLaunch(ship, slot, wing, wing.name), spec, function* (pose) {
    if (pose === 'nowhere') return
    spend(g, slot)
    comesOut(g, ship, wing, pose)
    for (let more = (slot.data.count ?? 1) - 1; more > 0; more--) yield* launchAnother(g, ship, slot)
  })
}

function comesOut(g: G, ship: Ship, wing: Ship, pose: Pose): void {
  enter(g, wing, pose)
  wing.cube = true
  const say = `${ship.name} launches ${wing.name}, a ${classOf(wing).name.toLowerCase()}.`
  tell(g.s, say, { is: 'launch', piece: wing.id, by: ship.id })
}

/** 001:218  A bay that launches several wings in one action; the player may stop. */
export function* launchAnother(g: G, ship: Ship, slot: Slot): Script {
  const wing = nextWing(g, ship, slot)
  if (!wing || launch.no(g, ship, slot)) return
  const spec = { piece: wing.id, shape: shapeOf(wing), where: beside(ship) }
  const question: Question = {
    key: 'launch-another',
    seat: ship.seat,
    why: `${ship.name} may launch ${wing.name} in the same action.`,
    rule: '001:218 Get them while the training wheels are still on',
  }
  yield* offer(g, question, [
    // oxlint-disable-next-line require-yield -- placing asks nothing more
    placeable(whatLaunch(ship, slot, wing, `${wing.name} too`), spec, function* (pose) {
      if (pose !== 'nowhere') comesOut(g, ship, wing, pose)
    }),
    end({ id: 'stop', verb: 'stop', say: ['Launch', 'no more'], of: ofSlot(ship, slot) }),
  ])
}
