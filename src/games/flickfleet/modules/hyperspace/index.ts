import type { Flicked } from '../../../kit'
import { onTable } from '../../rules/obstacles'
import type { G, Module } from '../../rules/rules'
import type { Ship, State, Thing } from '../../state'
import { escape, flees, jumped, outOfReach } from './flight'
import { tell } from './words'

/** 001:234-236, D-97, D-97a  Some ships may leave the table to win, once they are clear of the moon. */
export const hyperspace: Module = (rules) => ({
  ...rules,
  moved: [...rules.moved, movesAway],
  leaves: [...rules.leaves, jumps],
  reminds: [...rules.reminds, mayJump],
  wins: { ...rules.wins, jumped, out_of_reach: outOfReach },
  scores: { ...rules.scores, jumped: 'freighters jumped' },
  goals: [...rules.goals, escape],
  house: [...rules.house, HOUSE],
})

const HOUSE = 'Once all freighters have been sent, a side that can no longer win has lost (D-97a).'

/** What they have to get away from first. */
const moonOf = (s: State): Thing =>
  Object.values(s.things).find((thing) => thing.kind === 'moon' && onTable(thing))!

/**
 * D-97  A move that ends farther from the moon than it began. A ship moves once in an activation (D-05), so
 * when it leaves the table this is about an earlier one.
 */
export function movesAway(g: G, ship: Ship, { before }: Flicked): void {
  if (!flees(g.s, ship) || ship.movedAway) return
  const moon = moonOf(g.s)
  if (g.tape.gap(ship.id, moon.id) <= g.tape.at(before).gap(ship.id, moon.id)) return
  ship.movedAway = true
  const say = `${ship.name} is clear of ${moon.name} and may jump from its next turn on.`
  tell(g.s, say, { is: 'clear', piece: ship.id, by: moon.id })
}

/** 001:234, D-97  What leaving the table would do. */
function mayJump({ s }: G, ship: Ship): string | null {
  if (!flees(s, ship)) return null
  return ship.movedAway
    ? 'If its move takes it off the table it jumps to hyperspace.'
    : `Leaving the table now would destroy it: first it must move away from ${moonOf(s).name}.`
}

/** 001:234, D-97  It is in hyperspace, not lost; too soon, the jump tears it apart. */
export function jumps(g: G, ship: Ship): boolean {
  if (!flees(g.s, ship)) return false
  if (!ship.movedAway) return tooSoon(g, ship)
  ship.where = 'jumped'
  ship.cube = false
  g.s.lossThisRound = true
  const side = g.s.sides[ship.seat]!
  side.score += 1
  tell(g.s, `${ship.name} jumps to hyperspace.`, { is: 'jump', piece: ship.id, value: side.score })
  return true
}

function tooSoon(g: G, ship: Ship): false {
  const why = `it had not moved away from ${moonOf(g.s).name} in an earlier turn`
  tell(g.s, `${ship.name} jumps too soon: ${why}.`, { is: 'torn', piece: ship.id })
  return false
}
