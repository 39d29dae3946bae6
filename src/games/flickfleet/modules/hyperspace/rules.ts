import type { Flicked } from '../../../kit'
import { onTable } from '../../rules/obstacles'
import type { G } from '../../rules/rules'
import { score } from '../../rules/score'
import { inPlay } from '../../rules/ships'
import type { Ship, State, Thing } from '../../state'
import { flees } from './flight'
import { isClear, own } from './state'
import { tell } from './words'

/** What they have to get away from first. */
const moonOf = (s: State): Thing =>
  Object.values(s.things).find((thing) => thing.kind === 'moon' && onTable(thing))!

/**
 * D-97  A move that ends farther from the moon than it began. A ship moves once in an activation (D-05), so
 * when it leaves the table this is about an earlier one.
 */
export function movesAway(g: G, ship: Ship, { before }: Flicked): void {
  if (!flees(g.s, ship) || isClear(g.s, ship)) return
  const moon = moonOf(g.s)
  if (g.tape.gap(ship.id, moon.id) <= g.tape.at(before).gap(ship.id, moon.id)) return
  own(g.s).clear.push(ship.id)
  const say = `${ship.name} is clear of ${moon.name} and may jump from its next turn on.`
  tell(g.s, say, { is: 'clear', piece: ship.id, by: moon.id })
}

/** 001:234, D-97  What leaving the table would do. */
export function mayJump({ s }: G, ship: Ship): string | null {
  if (!flees(s, ship)) return null
  return isClear(s, ship)
    ? 'If its move takes it off the table it jumps to hyperspace.'
    : `Leaving the table now would destroy it: first it must move away from ${moonOf(s).name}.`
}

/** 001:234, D-97  It is in hyperspace, not lost; too soon, the jump tears it apart. */
export function jumps(g: G, ship: Ship): boolean {
  if (!flees(g.s, ship)) return false
  if (!isClear(g.s, ship)) return tooSoon(g, ship)
  ship.where = 'away'
  ship.cube = false
  const value = score(g, ship.seat)
  tell(g.s, `${ship.name} jumps to hyperspace.`, { is: 'jump', piece: ship.id, value })
  return true
}

function tooSoon(g: G, ship: Ship): false {
  const why = `it had not moved away from ${moonOf(g.s).name} in an earlier turn`
  tell(g.s, `${ship.name} jumps too soon: ${why}.`, { is: 'torn', piece: ship.id })
  return false
}

/** Beside the name of its class. */
export const remark = (s: State, ship: Ship): string | null =>
  isClear(s, ship) && inPlay(ship) ? 'may jump' : null
