import { LOST, REACHED, lose, outOfBattle } from '../../rules/losses'
import type { G, Meeting, ThingRule } from '../../rules/rules'
import { tell } from './words'

/**
 * 001:119, 207, 232  Stars, moons and planets: nothing harms them, and a ship that touches one is destroyed.
 */
export const permanent: ThingRule = {
  says: 'a ship that moves into it is destroyed, and nothing harms it',
  entry: 'permanent-obstacles',
  lasts: 'permanent',
  atOnce: crash,
}

function crash(g: G, { thing, ship, at }: Meeting): void {
  const about = { piece: ship.id, by: thing.id, at, gate: LOST.is, way: [REACHED], note: outOfBattle(ship) }
  tell(g.s, `${ship.name} crashes into ${thing.name} and is destroyed.`, { is: 'crash', ...about })
  lose(g, ship, 'destroyed')
}
