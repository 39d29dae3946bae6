import type { ShipClass } from '../../data/types'
import { LOST, REACHED, lose, outOfBattle } from '../../rules/losses'
import type { G, Rules } from '../../rules/rules'
import { classOf } from '../../rules/ships'
import { tell as sayOver } from '../../rules/words'
import type { Ship } from '../../state'
import { tell } from './words'
import type { Point } from '../../../../table/types'

export const isCivil = ({ kind }: ShipClass): boolean => kind === 'civilian'

const isCivilian = (ship: Ship): boolean => isCivil(classOf(ship))

/** 000:485, D-85  Any touch with another ship destroys it, whoever moved; the other one is unharmed. */
export function collides(g: G, one: Ship, other: Ship, at: Point): void {
  for (const [ship, by] of [
    [one, other],
    [other, one],
  ] as const)
    if (isCivilian(ship)) runDown(g, ship, by, at)
}

function runDown(g: G, ship: Ship, { id, name }: Ship, at: Point): void {
  const about = { piece: ship.id, by: id, at, gate: LOST.is, way: [REACHED], note: outOfBattle(ship) }
  tell(g.s, `${ship.name} touches ${name} and is destroyed.`, { is: 'run down', ...about })
  lose(g, ship, 'destroyed')
}

type Collide = Rules['collide']

/** D-85  Its collision is no harmless one; whoever ran into it has no more actions. */
export const withCivilians =
  (base: Collide): Collide =>
  (g, mover, met) => {
    const ships = met.flatMap(({ id }) => g.s.ships[id] ?? [])
    if (!isCivilian(mover) && !ships.some(isCivilian)) return base(g, mover, met)
    if (ships.length === 0 || !g.s.active || g.s.active.over) return
    g.s.active.over = 'collided'
    if (!isCivilian(mover))
      sayOver(g.s, `${mover.name}'s turn is over.`, { is: 'collision', piece: mover.id })
  }
