import { capitalised, put, take, type Script } from '../../kit'
import { sceneryKinds, shapeOfKind } from '../data/scenery'
import type { Ship, State, Thing } from '../state'
import type { G, Meeting, ThingRule } from './rules'
import { inPlay } from './ships'
import { tell } from './words'
import type { Event, Id, Piece, Result, Side } from '../../../table/types'

type Touch = Extract<Event, { is: 'touch' }>
type Out = Extract<Event, { is: 'out' }>

/** What becomes of a ship that goes over that edge. */
type Leave = (g: G, ship: Ship, side: Side) => void

/** 001:115-124 Obstacles: what ships meet. What a die meets first stands in `firing.ts`. */

export const onTable = (thing: Thing): boolean => thing.where === 'table'

export const ruleOf = (g: G, { does }: Thing): ThingRule => g.rules.things[does]!

/** 001:117-118, D-22  As it lies on the table: what is static cannot be moved at all. */
export const thingOn = ({ kind, shape, mobile }: Thing, pose: Piece['pose']): Piece => ({
  kind,
  shape,
  pose,
  ...(mobile ? {} : { fixed: true as const }),
})

/**
 * 001:75, 119, D-39  What a flick did for good, in the order in which it happened: ships crash, ships
 * (`leave`) and obstacles leave the table. Nobody is asked anything before all of it is told. Answers what
 * ships ran into.
 */
export function settle(g: G, { events }: Result, leave: Leave): Meeting[] {
  const met: Meeting[] = []
  for (const event of events) {
    const meeting = meetingOf(g.s, event)
    if (meeting && inPlay(meeting.ship)) {
      met.push(meeting)
      ruleOf(g, meeting.thing).atOnce?.(g, meeting)
    }
    if (event.is === 'touch') touchEachOther(g, event)
    if (event.is === 'out') goesOut(g, event, leave)
  }
  return met
}

function touchEachOther(g: G, { a, b, at }: Touch): void {
  const [one, other] = [g.s.ships[a], g.s.ships[b]]
  if (one && other && inPlay(one) && inPlay(other)) for (const step of g.rules.meet) step(g, one, other, at)
  for (const [id, by] of [
    [a, b],
    [b, a],
  ] as const) {
    const thing = g.s.things[id]
    if (thing && onTable(thing)) ruleOf(g, thing).touched?.(g, thing, by)
  }
}

function goesOut(g: G, { a: id, side }: Out, leave: Leave): void {
  const { ships, things } = g.s
  if (ships[id]) leave(g, ships[id], side)
  const thing = things[id]
  if (!thing || !onTable(thing)) return
  removeThing(g, thing)
  tell(g.s, `${capitalised(thing.name)} is pushed off the table.`, { is: 'pushed off', piece: id })
}

/**
 * 001:118, D-76  Null when no moving ship met an obstacle: a resting ship may be touched by a moving
 * obstacle.
 */
function meetingOf(s: State, event: Event): Meeting | null {
  if (event.is !== 'touch') return null
  const pair = (ship: Id, thing: Id): Meeting | null =>
    s.ships[ship] && s.things[thing] ? { ship: s.ships[ship], thing: s.things[thing], at: event.at } : null
  return pair(event.a, event.b) ?? (event.moving === 'both' ? pair(event.b, event.a) : null)
}

/**
 * 001:120-122  What follows for ships and obstacles that met, once everything lies where it is to lie; then
 * what all of that has set off.
 */
export function* runInto(g: G, met: readonly Meeting[]): Script {
  for (const meeting of met.filter(isFirstOf)) {
    const { byShip } = ruleOf(g, meeting.thing)
    if (byShip) yield* byShip(g, meeting)
  }
  for (const step of g.rules.still) yield* step(g)
}

/** Of something that lies in parts only the first part that a ship touched counts (D-74). */
const isFirstOf = ({ ship, thing }: Meeting, at: number, met: readonly Meeting[]): boolean =>
  !thing.of || !met.slice(0, at).some((before) => before.ship === ship && before.thing.of === thing.of)

/** D-19, D-21  Whether the ship's own move ends its turn. */
export const endsTurn = (g: G, ship: Ship, met: readonly Meeting[]): boolean =>
  met.some((meeting) => meeting.ship === ship && ruleOf(g, meeting.thing).endsTurn)

/** H-SCENERY  What lies in nested pieces has lost the outer ones; what is left stays where it lies. */
export function wear(g: G, thing: Thing): void {
  if (!sceneryKinds[thing.kind]!.worn) return
  thing.shape = shapeOfKind(thing.kind, thing.hits)
  g.s.table = put(g.s.table, thing.id, thingOn(thing, g.s.table[thing.id]!.pose))
}

export function removeThing(g: G, thing: Thing): void {
  g.s.table = take(g.s.table, thing.id)
  thing.where = 'lost'
  for (const step of g.rules.removed) step(g, thing)
}
