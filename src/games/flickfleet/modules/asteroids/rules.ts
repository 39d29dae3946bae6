import type { G, ThingRule } from '../../rules/rules'
import type { Thing } from '../../state'
import { damageThing, temporary } from '../temporary-scenery/rules'

/** 000:478, D-74 What any die takes off an asteroid, whatever its weapon. */
const RINGS_A_DIE = 1

/** 000:476-479, D-74  A temporary obstacle of nested rings; who runs into it is harmed as by any other. */
export const asteroid: ThingRule = {
  ...temporary,
  says: 'a ship that moves into it is damaged and loses the rest of its turn, and each die takes a ring',
  entry: 'asteroids',
  byDie: losesRing,
  byBlast: blown,
}

/** 000:256 Mines  Whatever it has left. */
function blown(g: G, thing: Thing): void {
  damageThing(g, thing, thing.hits)
}

/** 000:478  The outermost one; nothing else that the die hits is damaged. */
function losesRing(g: G, thing: Thing): void {
  damageThing(g, thing, RINGS_A_DIE)
}
