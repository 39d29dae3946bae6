import { capitalised, roll, type About, type Script } from '../../../kit'
import { overload } from '../../rules/damage'
import { onTable, removeThing, wear } from '../../rules/obstacles'
import type { G, Meeting, ThingRule, Weapon } from '../../rules/rules'
import { inPlay, isCapital } from '../../rules/ships'
import type { Ship, Thing } from '../../state'
import { tell } from './words'

/** 001:120 What a ship does to an obstacle that it runs into, whatever its size. */
const COLLISION_DAMAGE = 2

/**
 * 001:120-123  Asteroids, wreckage and the like: they harm the ship that runs into them, and can be shot to
 * pieces.
 */
export const temporary: ThingRule = {
  says: 'a ship that moves into it is damaged and loses the rest of its turn',
  entry: 'temporary-obstacles',
  lasts: 'temporary',
  endsTurn: true,
  byDie: shotAt,
  byBlast: blown,
  byShip: crash,
}

/** 001:123  A laser does it one point of damage, a nuke two: as to a ship. */
function shotAt(g: G, thing: Thing, weapon: Weapon): void {
  damageThing(g, thing, weapon.points)
}

/** 001:123  An area effect damages it, as a nuke does. */
function blown(g: G, thing: Thing): void {
  damageThing(g, thing, g.rules.weapons['nuke']!.points)
}

function* crash(g: G, { thing, ship, at }: Meeting): Script {
  const about = { piece: ship.id, by: thing.id, at }
  tell(g.s, `${ship.name} runs into ${thing.name}.`, { is: 'runs into', ...about })
  damageThing(g, thing, COLLISION_DAMAGE)
  if (inPlay(ship)) yield* suffer(g, thing, ship, about)
}

/** 001:121-122, D-75  As a ram against shields; without shields, and for wings, as a nuke. */
function* suffer(g: G, thing: Thing, ship: Ship, about: Omit<About, 'is'>): Script {
  const nuke = g.rules.weapons['nuke']!
  if (!isCapital(ship)) return yield* nuke.ship(g, ship, 0)
  if (ship.shields > 0) return overload(g, ship)
  const [result] = yield* roll('obstacle', `A D6 for where ${thing.name} strikes ${ship.name}.`, 6)
  tell(g.s, `The D6 shows ${result}.`, { ...about, is: 'obstacle rolled', value: result!, die: 'D6' })
  yield* nuke.ship(g, ship, result!)
}

/** 001:120, 123  Damage is counted down; with the last of it the obstacle is gone. */
export function damageThing(g: G, thing: Thing, points: number): void {
  if (!onTable(thing)) return
  thing.hits = Math.max(0, thing.hits - points)
  const name = capitalised(thing.name)
  if (thing.hits > 0) {
    wear(g, thing)
    const say = `${name} takes ${points} damage and can take ${thing.hits} more.`
    return tell(g.s, say, { is: 'obstacle hit', piece: thing.id, value: thing.hits })
  }
  removeThing(g, thing)
  tell(g.s, `${name} breaks up.`, { is: 'breaks up', piece: thing.id })
}
