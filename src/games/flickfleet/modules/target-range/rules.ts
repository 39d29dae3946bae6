import type { Reason, Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { G, ThingRule, Win } from '../../rules/rules'
import { score } from '../../rules/score'
import { inPlay } from '../../rules/ships'
import type { Ship } from '../../state'
import { tell } from './words'

export const OPENING: Reason = {
  why: 'The first turn is the flick of a drone only.',
  short: 'a drone only in the first turn',
}

/** 001:193-197  What loses at once. */
export const FOULS = {
  fighter_out: 'has lost the own fighter.',
  fighter_collides: 'has flown into something.',
  drone_out: 'has flicked a drone off the table.',
  fighter_shot: 'has shot the other cadet.',
}

/** 001:190, 195  Neither drones nor dice do anything to it, nor it to them. */
export const untouchable: ThingRule = {
  says: 'dice and drones bounce off it; a cadet that flies into it has lost',
  entry: 'target-practice-rules',
}

/** Drones belong to nobody. */
export const drones = ({ s }: G): Ship[] =>
  Object.values(s.ships).filter((ship) => !s.seats.includes(ship.seat) && inPlay(ship))

/** 001:193  So many drones in the own pile. */
export const dronesShot: Win = (g, side, { count = 1 }) => {
  const { name, score } = g.s.sides[side]!
  return score < count ? null : `${name} has shot ${score} drones.`
}

/** Drones ahead of the other cadet, in parts of what is needed. */
export function lead({ s }: G, seat: Seat): number {
  const needed = scenarios[s.scenario]!.win.find((win) => win.if === 'drones_shot')!.count!
  const others = s.seats.filter((other) => other !== seat)
  return others.reduce((sum, other) => sum + (s.sides[seat]!.score - s.sides[other]!.score) / needed, 0)
}

/** 001:195, D-96  The own fighter may touch nothing as it moves; a drone may touch anything. */
export function cadetCollides({ s }: G, mover: Ship): void {
  s.sides[mover.seat]?.fouls.push('fighter_collides')
}

/**
 * 001:191, 194-197  Whose turn it is has flicked the active piece off the table, or its die took another: a
 * drone for the own pile, or the other cadet. What a die that stays in knocks off counts as shot by it
 * (001:75).
 */
export function countLoss(g: G, ship: Ship): void {
  const { s } = g
  const side = s.sides[s.turnOf]!
  const owned = s.seats.includes(ship.seat)
  if (s.active?.ship === ship.id) side.fouls.push(owned ? 'fighter_out' : 'drone_out')
  else if (owned) side.fouls.push('fighter_shot')
  else {
    const value = score(g, s.turnOf)
    tell(s, `${side.name} keeps ${ship.name}: ${value} so far.`, { is: 'score', piece: ship.id, value })
  }
}
