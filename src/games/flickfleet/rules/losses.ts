import { take, type Gate } from '../../kit'
import type { Loss, Ship } from '../state'
import type { G } from './rules'
import { tell } from './words'

/** The gate that nothing gets past: the end of the ship. */
export const LOST: Gate = { is: 'lost', name: 'Lost', now: 1, most: 1, mark: 'skull' }
export const CONTACT_LOST = 'contact lost'
/** Once a point has come to it. */
export const REACHED: Gate = { ...LOST, say: CONTACT_LOST }

export const outOfBattle = ({ name }: Ship): string => `${name} is out of the battle.`

/** A ship goes out of the battle for good; wings aboard go with it (D-49). */
export function lose(g: G, ship: Ship, how: Loss): void {
  const before = g.s.table
  g.s.table = take(before, ship.id)
  ship.where = 'lost'
  ship.lost = how
  ship.cube = false
  if (g.s.active?.ship === ship.id) g.s.active.over = 'lost'
  for (const wing of Object.values(g.s.ships))
    if (wing.carrier === ship.id && wing.where === 'aboard') loseAboard(g, wing)
  for (const step of g.rules.lost) step(g, ship, before)
}

function loseAboard(g: G, wing: Ship): void {
  wing.where = 'lost'
  wing.lost = 'lost with its carrier'
  tell(g.s, `${wing.name} is lost aboard.`, { is: 'lost aboard', piece: wing.id })
}
