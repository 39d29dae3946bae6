import { capitalised, put, roll, type Script, type Seat } from '../../../kit'
import { scenarios } from '../../data'
import { sceneryKinds } from '../../data/scenery'
import { verdict } from '../../rules/ending'
import { removeThing, thingOn } from '../../rules/obstacles'
import type { G, ThingRule, Win } from '../../rules/rules'
import { score } from '../../rules/score'
import { isCapital, shipAt } from '../../rules/ships'
import { DIE } from '../../rules/shot'
import type { Ship, State, Thing } from '../../state'
import { own } from './state'
import { tell } from './words'
import type { Id, Pose, Rest } from '../../../../table/types'

export const OBJECTIVE = 'objective'

/** 000:495-498, D-84 Objective tokens */
export const objective: ThingRule = {
  says: 'a capital ship that touches it picks it up, and anything else destroys it',
  entry: 'objectives',
  touched,
  byBlast: (g, thing) => destroy(g, thing, null),
}

function touched(g: G, thing: Thing, by: Id): void {
  const ship = g.s.ships[by]
  if (ship && isCapital(ship)) return pickUp(g, thing, ship)
  destroy(g, thing, culprit(g.s, by))
}

/** Whose piece or die it is; nobody's for an obstacle. */
function culprit(s: State, by: Id): Seat | null {
  if (s.ships[by]) return s.ships[by].seat
  return by === DIE && s.active ? shipAt(s, s.active.ship).seat : null
}

/** 000:496 */
function pickUp(g: G, thing: Thing, ship: Ship): void {
  removeThing(g, thing)
  own(g.s).fresh.push(ship.id)
  const value = score(g, ship.seat)
  tell(g.s, `${ship.name} picks up ${thing.name}.`, { is: 'picks up', piece: ship.id, by: thing.id, value })
}

/** 000:497-498, 777  Its benefit is lost; a side that may not do that has lost by it. */
function destroy(g: G, thing: Thing, seat: Seat | null): void {
  removeThing(g, thing)
  gone(g)
  tell(g.s, `${capitalised(thing.name)} is destroyed.`, { is: 'objective lost', piece: thing.id })
  if (seat !== null && scenarios[g.s.scenario]!.lossOf === seat) g.s.sides[seat]!.fouls.push(FOUL)
}

const FOUL = 'objective_removed'

export const fouls = { [FOUL]: 'has destroyed an objective.' }

/** It counts for the side that wants them out of the way. */
function gone(g: G): void {
  own(g.s).lost += 1
  for (const { side, if: word } of scenarios[g.s.scenario]!.win) if (word === 'out_of_play') score(g, side)
}

/** 000:773  One is through with its civilian. */
export function through(g: G, ship: Ship): void {
  own(g.s).delivered += 1
  score(g, ship.seat)
  const say = `${g.s.sides[ship.seat]!.name} has brought an objective through.`
  tell(g.s, say, { is: 'objective through', piece: ship.id })
}

/** So far from the track a token lies, that no civilian runs over it, mm (house). */
const BESIDE_MM = 35

/** 000:770, D-102  Where a civilian is destroyed an objective lies; if it left the table that is gone. */
export function drops(g: G, ship: Ship, before: Rest): void {
  if (ship.class !== 'civilian') return
  const pose = before[ship.id]?.pose
  const spot = pose && g.tape.example(OBJECTIVE, { anywhere: true }, undefined, besideTrack(g.s, pose))
  if (!spot || spot === 'nowhere') {
    gone(g)
    return tell(g.s, 'Its objective is lost.', { is: 'objective lost', piece: ship.id })
  }
  const thing = newToken(g.s)
  g.s.things[thing.id] = thing
  g.s.table = put(g.s.table, thing.id, thingOn(thing, spot))
  tell(g.s, `${capitalised(thing.name)} lies where ${ship.name} was.`, { is: 'drops', piece: thing.id })
}

function besideTrack(s: State, { x, y }: Pose): Pose {
  const line = scenarios[s.scenario]!.track?.[0]?.y
  const isOn = line !== undefined && Math.abs(y - line) < BESIDE_MM
  return { x, y: isOn ? line - BESIDE_MM : y, a: 0 }
}

function newToken(s: State): Thing {
  const { name, mobile, does, hits } = sceneryKinds[OBJECTIVE]!
  const n = Object.values(s.things).filter(({ kind }) => kind === OBJECTIVE).length + 1
  const thing = { id: `o${n}`, kind: OBJECTIVE, name: `${name} ${n}`, shape: OBJECTIVE, mobile, does, hits }
  return { ...thing, where: 'table', dieFirst: 'stay' }
}

/** 000:763, 771  What was picked up is turned over: any of those that are still hidden. */
export function* turnOver(g: G): Script {
  const kept = own(g.s)
  for (let id = kept.fresh.shift(); id; id = kept.fresh.shift()) {
    const ship = shipAt(g.s, id)
    const at = yield* drawn(ship, kept.hidden.length)
    const [benefit] = kept.hidden.splice(at, 1)
    if (!benefit) continue
    kept.held[id] = [...(kept.held[id] ?? []), benefit]
    if (benefit === 'extra shield') moreShield(ship)
    tell(g.s, `It is ${SAID[benefit]}.`, { is: 'benefit', piece: id })
  }
  yield* verdict(g)
}

function* drawn({ name }: Ship, many: number): Script<number> {
  if (many < 2) return 0
  const [n] = yield* roll('objective', `Which objective ${name} has picked up.`, many)
  return n! - 1
}

const SAID = {
  target: 'Target: once an activation a hit may be rolled anew',
  'extra shield': 'Extra Shield: one more shield cube, there at once',
  nanobots: 'Nanobots: Engineering puts back two things',
  'power core': 'a Power Core: three actions in an activation',
} as const

/** H-OBJ  One more space, filled at once, with a cube from outside the battle. */
function moreShield(ship: Ship): void {
  if (ship.where !== 'table') return
  ship.moreShields = (ship.moreShields ?? 0) + 1
  ship.shields += 1
}

/** 000:778-779 */
export const collected: Win = ({ s }, side, { count = 1 }) =>
  s.sides[side]!.score >= count ? `${s.sides[side]!.name} has collected ${count} objectives.` : null

/** 000:780, D-102 */
export const outOfPlay: Win = ({ s }, _, { count = 1 }) => {
  const { delivered, lost } = own(s)
  const out = delivered + lost
  return out >= count ? `${out} objectives are delivered or lost: too few are left to collect.` : null
}
