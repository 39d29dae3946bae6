import type { Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { Scenario, Winning } from '../../data/types'
import type { G, Win } from '../../rules/rules'
import { shipsOf } from '../../rules/ships'
import type { Ship, State } from '../../state'
import type { Point } from '../../../../table/types'
import { isClear } from './state'

/** 001:236, D-97a  How a flight ends. */

const scenarioOf = (s: State): Scenario => scenarios[s.scenario]!

/** Whether it is of the kind that may jump. */
export const flees = (s: State, ship: Ship): boolean => ship.class === scenarioOf(s).hyperspaceShip

const fleeing = (s: State, seat: Seat, which: (ship: Ship) => boolean): Ship[] =>
  shipsOf(s, seat).filter((ship) => flees(s, ship) && which(ship))

/** 001:236  So many are in hyperspace. */
export const jumped: Win = (g, side, { count = 1 }) => {
  const away = fleeing(g.s, side, ({ where }) => where === 'away')
  return away.length < count ? null : `${g.s.sides[side]!.name} has ${away.length} freighters in hyperspace.`
}

/**
 * D-97a  All freighters have been on the table, and too few are left for the other side to win. House rule.
 * (Who has nothing left to stop them with has lost by 001:107.)
 */
export const outOfReach: Win = ({ s }, side) => {
  const goal = scenarioOf(s).win.find((condition) => condition.if === 'jumped' && condition.side !== side)
  if (!goal || fleeing(s, goal.side, ({ where }) => where === 'due').length > 0) return null
  return tooFew(s, goal) ? `${s.sides[goal.side]!.name} has too few freighters left.` : null
}

const tooFew = (s: State, { side, count = 1 }: Winning): boolean =>
  fleeing(s, side, ({ where }) => where !== 'lost').length < count

/**
 * What a freighter that may jump is worth beside one that has jumped, as bots see it; and one at the edge.
 */
const CLEAR = 0.2
const AT_EDGE = 0.4

/** How near the flight is to its end, for the side that flees and for the other. */
export function escape({ s, tape }: G, seat: Seat): number {
  const ships = Object.values(s.ships).filter((ship) => flees(s, ship))
  const goal = (word: string): number => scenarioOf(s).win.find(({ if: kind }) => kind === word)?.count ?? 1
  const far = ships.reduce((sum, ship) => sum + progress(s, tape.board.size, ship), 0)
  const lost = ships.filter(({ where }) => where === 'lost').length
  return (ships[0]?.seat === seat ? 1 : -1) * (far / goal('jumped') - lost / goal('ship_lost'))
}

/** How far a freighter has come on its way to hyperspace, from 0 to 1. */
function progress(s: State, size: Point, ship: Ship): number {
  if (ship.where !== 'table') return ship.where === 'away' ? 1 : 0
  const { x, y } = s.table[ship.id]!.pose
  const toEdge = Math.min(x, y, size.x - x, size.y - y)
  const middle = Math.min(size.x, size.y) / 2
  return (isClear(s, ship) ? CLEAR : 0) + AT_EDGE * (1 - toEdge / middle)
}
