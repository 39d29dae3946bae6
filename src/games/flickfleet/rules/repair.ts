import { button, end, offer, type Entry, type Question, type Reason, type Script, type What } from '../../kit'
import type { Ship } from '../state'
import { actionButton } from './activation'
import { colourAt, fromBox } from './box'
import type { Action, G, Slot } from './rules'
import { classOf } from './ships'
import { tell } from './words'

/** 001:71 Engineering, D-52  One removed disc back to its own location, or one hull cube. */
export const repair: Action = {
  name: 'Repair',
  entry: 'engineering',
  says: ({ returns }) => `puts back a lost disc${returns!.includes('hull') ? ' or a hull cube' : ''}`,
  no: (_, ship) => (damaged(ship).length === 0 && !hullDamaged(ship) ? UNDAMAGED : null),
  entries: (g, ship, slot) => [
    ...damaged(ship).map((location) => repairDisc(g, ship, slot, location)),
    ...(hullDamaged(ship) && slot.data.returns?.includes('hull') ? [repairHull(g, ship, slot)] : []),
  ],
}

const UNDAMAGED: Reason = { why: 'Nothing is damaged.', short: 'nothing is damaged' }

export const damaged = (ship: Ship): number[] =>
  classOf(ship).locations.flatMap(({ discs }, location) => (ship.discs[location]! < discs ? [location] : []))

const hullDamaged = (ship: Ship): boolean => ship.hull < classOf(ship).hull

const whatRepair = (ship: Ship, slot: Slot, what: number | 'hull', name: string): What => ({
  id: `repair:${what}`,
  verb: 'repair',
  say: ['Repair', `the ${name}`],
  of: { piece: ship.id, place: slot.place },
})

function repairDisc(g: G, ship: Ship, slot: Slot, location: number): Entry {
  const { name } = classOf(ship).locations[location]!
  return actionButton(g, slot, whatRepair(ship, slot, location, name), function* () {
    mendDisc(g, ship, location)
    yield* mendMore(g, ship, slot)
  })
}

function repairHull(g: G, ship: Ship, slot: Slot): Entry {
  return actionButton(g, slot, whatRepair(ship, slot, 'hull', 'hull'), function* () {
    mendHull(g, ship)
    yield* mendMore(g, ship, slot)
  })
}

export function mendDisc(g: G, ship: Ship, location: number): void {
  const { name, discs } = classOf(ship).locations[location]!
  ship.discs[location]! += 1
  fromBox(g.s, colourAt(ship, location))
  const left = { name, now: ship.discs[location]!, most: discs }
  const say = `${ship.name} repairs its ${name}: ${left.now} of ${discs} discs.`
  tell(g.s, say, { is: 'repair', piece: ship.id, place: location, left })
}

function mendHull(g: G, ship: Ship): void {
  ship.hull += 1
  fromBox(g.s, 'hull')
  const left = { name: 'hull', now: ship.hull, most: classOf(ship).hull }
  const say = `${ship.name} repairs its hull: ${left.now} of ${left.most}.`
  tell(g.s, say, { is: 'repair', piece: ship.id, left })
}

/** H-OBJ  What puts more back than one thing does so in the same action. */
function* mendMore(g: G, ship: Ship, slot: Slot): Script {
  const more = g.rules.moreRepairs.reduce((sum, repairs) => sum + repairs(g, ship), 0)
  for (let n = 1; n <= more; n++) {
    const discs = damaged(ship).map((location) => moreDisc(g, ship, slot, location))
    const mayHull = hullDamaged(ship) && slot.data.returns?.includes('hull')
    const all = mayHull ? [...discs, moreHull(g, ship, slot)] : discs
    if (all.length === 0) return
    yield* offer(g, repairingMore(ship), [...all, enough(ship, slot)])
  }
}

const repairingMore = ({ name, seat }: Ship): Question => ({
  key: 'repair-more',
  seat,
  why: `${name} may repair one more thing in the same action.`,
  rule: '000:763 Tech Transfer, H-OBJ',
})

const moreDisc = (g: G, ship: Ship, slot: Slot, location: number): Entry =>
  // oxlint-disable-next-line require-yield -- nobody is asked
  button(whatRepair(ship, slot, location, classOf(ship).locations[location]!.name), function* () {
    mendDisc(g, ship, location)
  })

const moreHull = (g: G, ship: Ship, slot: Slot): Entry =>
  // oxlint-disable-next-line require-yield -- nobody is asked
  button(whatRepair(ship, slot, 'hull', 'hull'), function* () {
    mendHull(g, ship)
  })

const enough = ({ id }: Ship, { place }: Slot): Entry =>
  end({ id: 'stop', verb: 'stop', say: ['Repair', 'no more'], of: { piece: id, place } })
