import { log, take, type Flicked, type Script } from '../../kit'
import type { Ship, State, Thing } from '../state'
import type { G } from './rules'
import { inPlay } from './ships'
import type { Event, Id, Result } from '../../../table/types'

/** 001:115-124 Obstacles: what ships meet. What a die meets first stands in `firing.ts`. */

export const onTable = (thing: Thing): boolean => thing.where === 'table'

/**
 * D-39, D-76  Every ship that was moving as it met an obstacle suffers by it, in the order of meeting, each pair
 * once; then obstacles that were pushed off the table are gone.
 */
export function* intoThings(g: G, { result }: Pick<Flicked, 'result'>): Script {
  for (const { ship, thing } of meetings(g.s, result)) {
    if (inPlay(ship) && onTable(thing)) yield* g.rules.things[thing.does]!.byShip(g, thing, ship)
  }
  for (const event of result.events) {
    const thing = event.is === 'out' ? g.s.things[event.a] : undefined
    if (thing && onTable(thing)) removeThing(g, thing, 'is pushed off the table')
  }
}

function meetings(s: State, { events }: Result): { ship: Ship; thing: Thing }[] {
  const met = events.flatMap((event) => movingShip(s, event) ?? [])
  return met.filter(({ ship, thing }, i) => met.findIndex((m) => m.ship === ship && m.thing === thing) === i)
}

/** Who moved into what; null when no moving ship met an obstacle. */
function movingShip(s: State, event: Event): { ship: Ship; thing: Thing } | null {
  if (event.is !== 'touch') return null
  const pair = (ship: Id, thing: Id): { ship: Ship; thing: Thing } | null =>
    s.ships[ship] && s.things[thing] ? { ship: s.ships[ship], thing: s.things[thing] } : null
  return pair(event.a, event.b) ?? (event.moving === 'both' ? pair(event.b, event.a) : null)
}

export function removeThing(g: G, thing: Thing, how: string): void {
  g.s.table = take(g.s.table, thing.id)
  thing.where = 'lost'
  log(g.s, `${thing.name} ${how}.`, { is: 'obstacle', piece: thing.id })
}
