import { amount } from '../../kit'
import type { Ship } from '../state'
import { colourAt, toBox } from './box'
import type { G, Stopped } from './rules'
import { actionAt, classOf, shieldSpaces } from './ships'
import { tell } from './words'

/** 001:91-102  Cubes and discs go back to the box, one point of damage each. */

/** 001:94, D-44  From here on a number stops at the armour. */
export const ARMOUR_FROM = 7

const SHIELDS_DOWN = `Shields are down: 1 to ${ARMOUR_FROM - 1} hit what lies under the number.`

export function loseShield(g: G, ship: Ship, stopped: Stopped): void {
  ship.shields -= 1
  const left = { name: 'shields', now: ship.shields, most: shieldSpaces(ship) }
  const note = left.now > 0 ? `${ship.name} has ${amount(left.now, 'shield cube')} left.` : SHIELDS_DOWN
  const say = `${ship.name} loses a shield cube, ${left.now} of ${left.most} left.`
  tell(g.s, say, { is: 'shield', piece: ship.id, ...stopped, left, note })
  pointLost(g, ship, 'shield')
}

export function loseHull(g: G, ship: Ship, stopped: Stopped): void {
  ship.hull -= 1
  const left = { name: 'hull', now: ship.hull, most: classOf(ship).hull }
  const note = `${ship.name} has ${amount(left.now, 'hull cube')} left.`
  const say = `${ship.name} loses a hull cube, ${left.now} of ${left.most} left.`
  tell(g.s, say, { is: 'hull', piece: ship.id, ...stopped, left, note })
  pointLost(g, ship, 'hull')
}

export function loseDisc(g: G, ship: Ship, place: number, stopped: Stopped): void {
  ship.discs[place]! -= 1
  const { name, discs: most } = classOf(ship).locations[place]!
  const left = { name, now: ship.discs[place]!, most }
  const note = sayDisc(g, ship, place)
  const say = `${ship.name} loses a disc of its ${name}, ${left.now} of ${most} left.`
  tell(g.s, say, { is: 'disc', piece: ship.id, place, ...stopped, left, ...(note ? { note } : {}) })
  pointLost(g, ship, colourAt(ship, place), place)
}

/** 001:56, 66, 101  What the location can do with the discs that are left. */
function sayDisc(g: G, ship: Ship, place: number): string | null {
  const [action, now] = [actionAt(ship, place), ship.discs[place]!]
  if (!action) return null
  const whose = `${ship.name}'s ${classOf(ship).locations[place]!.name}`
  const does = g.rules.actions[action.type]!.name.toLowerCase()
  if (now === 0) return `${whose} has no disc: no ${does} until it is repaired.`
  return action.per === 'disc'
    ? `${whose} now fires ${amount(now, 'die', 'dice')}.`
    : `${whose} has ${amount(now, 'disc')} left.`
}

/** A cube, disc or piece (`kind`) has gone to the box; `place`: from that location. */
export function pointLost(g: G, ship: Ship, kind: string, place?: number): void {
  toBox(g.s, kind)
  for (const step of g.rules.pointLost) step(g, ship, place)
}
