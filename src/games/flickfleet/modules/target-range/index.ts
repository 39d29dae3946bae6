import type { Reason, Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { G, Module, ThingRule, Win } from '../../rules/rules'
import { inPlay } from '../../rules/ships'
import type { Ship } from '../../state'
import { cadetTurn, isOpening } from './cadet-turn'
import { tell } from './words'

/** 001:183-197 Target practice  A turn each, no rounds of activations; drones count, and fouls lose. */
export const targetRange: Module = (rules) => ({
  ...rules,
  things: { ...rules.things, range_obstacle: untouchable },
  wins: { ...rules.wins, drones_shot: dronesShot },
  house: [...rules.house, ...HOUSE],
  scores: { ...rules.scores, drones_shot: 'drones shot' },
  fouls: { ...rules.fouls, ...FOULS },
  goals: [...rules.goals, lead],
  lost: [...rules.lost, countLoss],
  forbids: [...rules.forbids, (g) => (isOpening(g.s) ? OPENING : null)],
  turn: cadetTurn,
  targets: drones,
  collide: cadetCollides,
})

const OPENING: Reason = {
  why: 'The first turn is the flick of a drone only.',
  short: 'a drone only in the first turn',
}

/** 001:193-197  What loses at once. */
const FOULS = {
  fighter_out: 'has lost the own fighter.',
  fighter_collides: 'has flown into something.',
  drone_out: 'has flicked a drone off the table.',
  fighter_shot: 'has shot the other cadet.',
}

const HOUSE = [
  'What a die knocks off the table counts as shot; a piece that a flicked drone knocks off comes back.',
  'A turn of each cadet counts as a round.',
]

/** 001:190, 195  Neither drones nor dice do anything to it, nor it to them. */
const untouchable: ThingRule = {
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
function lead({ s }: G, seat: Seat): number {
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
export function countLoss({ s }: G, ship: Ship): void {
  const side = s.sides[s.turnOf]!
  const owned = s.seats.includes(ship.seat)
  if (s.active?.ship === ship.id) side.fouls.push(owned ? 'fighter_out' : 'drone_out')
  else if (owned) side.fouls.push('fighter_shot')
  else {
    side.score += 1
    const say = `${side.name} keeps ${ship.name}: ${side.score} so far.`
    tell(s, say, { is: 'score', piece: ship.id, value: side.score })
  }
}
