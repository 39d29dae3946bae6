import { log, type Flicked, type Seat } from '../../kit'
import { scenarios } from '../data'
import type { Scenario, Winning } from '../data/types'
import { onTable } from '../rules/obstacles'
import type { G, Module, Win } from '../rules/rules'
import { shipsOf } from '../rules/ships'
import { stillThere } from '../rules/winning'
import type { Ship, State, Thing } from '../state'

/** 001:234-236, D-97, D-97a  Some ships may leave the table to win, once they are clear of the moon. */
export const hyperspace: Module = (rules) => ({
  ...rules,
  moved: [...rules.moved, movesAway],
  leaves: [...rules.leaves, jumps],
  wins: { ...rules.wins, jumped, out_of_reach: outOfReach },
  goals: [...rules.goals, escape],
  house: [...rules.house, HOUSE],
  scores: { ...rules.scores, jumped: 'freighters jumped' },
})

const HOUSE = 'Once all freighters have been sent, a side that can no longer win has lost (D-97a).'

const scenarioOf = (s: State): Scenario => scenarios[s.scenario]!

/** Whether it is of the kind that may jump. */
const flees = (s: State, ship: Ship): boolean => ship.class === scenarioOf(s).hyperspaceShip

/** What it has to get away from first. */
const moonOf = (s: State): Thing =>
  Object.values(s.things).find((thing) => thing.kind === 'moon' && onTable(thing))!

/**
 * D-97  A move that ends farther from the moon than it began. A ship moves once in an activation (D-05), so when it
 * leaves the table this is about an earlier one.
 */
export function movesAway(g: G, ship: Ship, { before }: Flicked): void {
  if (!flees(g.s, ship) || ship.movedAway) return
  const moon = moonOf(g.s)
  if (g.tape.gap(ship.id, moon.id) <= g.tape.at(before).gap(ship.id, moon.id)) return
  ship.movedAway = true
  const about = { is: 'clear', piece: ship.id, by: moon.id }
  log(g.s, `${ship.name} is clear of ${moon.name} and may jump from its next turn on.`, about)
}

/** 001:234, D-97  It is in hyperspace, not lost; too soon, the jump tears it apart. */
export function jumps(g: G, ship: Ship): boolean {
  if (!flees(g.s, ship)) return false
  if (!ship.movedAway) {
    const why = `it had not moved away from ${moonOf(g.s).name} in an earlier turn`
    log(g.s, `${ship.name} jumps too soon: ${why}.`, { is: 'torn', piece: ship.id })
    return false
  }
  ship.where = 'jumped'
  ship.cube = false
  g.s.lossThisRound = true
  const side = g.s.sides[ship.seat]!
  side.score += 1
  log(g.s, `${ship.name} jumps to hyperspace.`, { is: 'jump', piece: ship.id, value: side.score })
  return true
}

const fleeing = (s: State, seat: Seat, where: (ship: Ship) => boolean): Ship[] =>
  shipsOf(s, seat).filter((ship) => flees(s, ship) && where(ship))

/** 001:236  So many are in hyperspace. */
export const jumped: Win = (g, side, { count = 1 }) => {
  const away = fleeing(g.s, side, ({ where }) => where === 'jumped')
  return away.length < count ? null : `${g.s.sides[side]!.name} has ${away.length} freighters in hyperspace.`
}

/** D-97a  All freighters have been on the table, and the other side can no longer win. House rule. */
export const outOfReach: Win = (g, side) => {
  const { win } = scenarioOf(g.s)
  const enemy = g.s.seats.find((seat) => seat !== side)!
  if (g.s.seats.some((seat) => fleeing(g.s, seat, ({ where }) => where === 'due').length > 0)) return null
  const goal = win.find((condition) => condition.if === 'jumped' && condition.side === enemy)
  const { name } = g.s.sides[enemy]!
  if (goal) return tooFew(g.s, goal) ? `${name} has too few freighters left.` : null
  return stillThere(g, enemy) ? null : `${name} has no ship left to stop the freighters.`
}

const tooFew = (s: State, { side, count = 1 }: Winning): boolean =>
  fleeing(s, side, ({ where }) => where !== 'lost').length < count

/** What a freighter that may jump is worth beside one that has jumped, as bots see it. */
const CLEAR = 0.2

/** How near the flight is to its end, from the winning side's point of view. */
function escape(g: G, seat: Seat): number {
  const ships = Object.values(g.s.ships).filter((ship) => flees(g.s, ship))
  const share = (word: string, which: (ship: Ship) => boolean): number => {
    const { count = 1 } = scenarioOf(g.s).win.find((condition) => condition.if === word)!
    return ships.filter(which).length / count
  }
  const away = share('jumped', ({ where }) => where === 'jumped')
  const clear = share('jumped', (ship) => ship.where === 'table' && ship.movedAway === true)
  const lost = share('ship_lost', ({ where }) => where === 'lost')
  return (ships[0]?.seat === seat ? 1 : -1) * (away + CLEAR * clear - lost)
}
