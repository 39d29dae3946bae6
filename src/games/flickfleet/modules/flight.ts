import type { Seat } from '../../kit'
import { scenarios } from '../data'
import type { Scenario, Winning } from '../data/types'
import type { G, Win } from '../rules/rules'
import { shipsOf } from '../rules/ships'
import { stillThere } from '../rules/winning'
import type { Ship, State } from '../state'

/** 001:236, D-97a  How a flight ends. */

const scenarioOf = (s: State): Scenario => scenarios[s.scenario]!

/** Whether it is of the kind that may jump. */
export const flees = (s: State, ship: Ship): boolean => ship.class === scenarioOf(s).hyperspaceShip

const fleeing = (s: State, seat: Seat, which: (ship: Ship) => boolean): Ship[] =>
  shipsOf(s, seat).filter((ship) => flees(s, ship) && which(ship))

/** 001:236  So many are in hyperspace. */
export const jumped: Win = (g, side, { count = 1 }) => {
  const away = fleeing(g.s, side, ({ where }) => where === 'jumped')
  return away.length < count ? null : `${g.s.sides[side]!.name} has ${away.length} freighters in hyperspace.`
}

/** D-97a  All freighters have been on the table, and the other side can no longer win. House rule. */
export const outOfReach: Win = (g, side) => {
  const { s } = g
  const enemy = s.seats.find((seat) => seat !== side)!
  if (s.seats.some((seat) => fleeing(s, seat, ({ where }) => where === 'due').length > 0)) return null
  const goal = scenarioOf(s).win.find((condition) => condition.if === 'jumped' && condition.side === enemy)
  const { name } = s.sides[enemy]!
  if (goal) return tooFew(s, goal) ? `${name} has too few freighters left.` : null
  return stillThere(g, enemy) ? null : `${name} has no ship left to stop the freighters.`
}

const tooFew = (s: State, { side, count = 1 }: Winning): boolean =>
  fleeing(s, side, ({ where }) => where !== 'lost').length < count

/** What a freighter that may jump is worth beside one that has jumped, as bots see it. */
const CLEAR = 0.2

/** How near the flight is to its end, for the side that flees and for the other. */
export function escape({ s }: G, seat: Seat): number {
  const ships = Object.values(s.ships).filter((ship) => flees(s, ship))
  const share = (word: string, which: (ship: Ship) => boolean): number =>
    ships.filter(which).length / (scenarioOf(s).win.find((condition) => condition.if === word)?.count ?? 1)
  const away = share('jumped', ({ where }) => where === 'jumped')
  const clear = share('jumped', ({ where, movedAway }) => where === 'table' && movedAway === true)
  const lost = share('ship_lost', ({ where }) => where === 'lost')
  return (ships[0]?.seat === seat ? 1 : -1) * (away + CLEAR * clear - lost)
}
