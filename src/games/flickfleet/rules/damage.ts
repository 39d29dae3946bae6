import { log, type Script } from '../../kit'
import type { Ship } from '../state'
import { colourAt, toBox } from './box'
import { lose } from './losses'
import type { G, Weapon } from './rules'
import { classOf, inPlay, isWing, locationHit } from './ships'
import { losePiece } from './wings'

/**
 * 001:86-102  A hit of this weapon with this result: wings lose pieces, capital ships work through the list.
 */
export function* hit(g: G, target: Ship, weapon: Weapon, result: number): Script {
  if (isWing(target)) return yield* hitWing(g, target, weapon.pieces)
  for (let point = 1; point <= weapon.points && inPlay(target); point++) {
    damagePoint(g, target, result, weapon.stoppedByArmour)
  }
}

/** 001:89-90, 102, D-46  Regardless of the result; nothing overflows beyond the wing. */
export function* hitWing(g: G, wing: Ship, pieces: number): Script {
  for (let piece = 1; piece <= pieces && inPlay(wing); piece++) yield* losePiece(g, wing)
}

/**
 * 001:91-98 Hitting capital ships, D-41 to D-44, D-47  One point of damage: shields, armour, disc, hull, the
 * ship.
 */
export function damagePoint(g: G, ship: Ship, result: number, stoppedByArmour: boolean): void {
  if (ship.shields > 0) return loseShield(g, ship)
  if (stoppedByArmour && result > 6) return armourHolds(g, ship, result)
  const location = locationHit(ship, result)
  if ((ship.discs[location] ?? 0) > 0) return loseDisc(g, ship, location)
  if (ship.hull > 0) return loseHull(g, ship)
  destroy(g, ship, location)
}

function armourHolds(g: G, ship: Ship, result: number): void {
  const about = { is: 'armour', piece: ship.id, value: result }
  log(g.s, `${ship.name}'s armour holds against the ${result}.`, about)
}

/** 001:80, 121, D-27  Shields that stop a ship: all cubes go, and the generator's disc if there is one. */
export function overload(g: G, ship: Ship): void {
  while (ship.shields > 0) loseShield(g, ship)
  const generator = classOf(ship).locations.findIndex(({ action }) => action?.type === 'recharge')
  if ((ship.discs[generator] ?? 0) > 0) loseDisc(g, ship, generator)
}

export function loseShield(g: G, ship: Ship): void {
  ship.shields -= 1
  toBox(g.s, 'shield')
  g.s.lossThisRound = true
  const about = { is: 'shield', piece: ship.id, value: ship.shields }
  log(g.s, `${ship.name} loses a shield cube, ${ship.shields} of ${classOf(ship).shields} left.`, about)
}

export function loseDisc(g: G, ship: Ship, location: number): void {
  ship.discs[location]! -= 1
  toBox(g.s, colourAt(ship, location))
  g.s.lossThisRound = true
  const { name, discs } = classOf(ship).locations[location]!
  const about = { is: 'disc', piece: ship.id, place: location, value: ship.discs[location]! }
  log(g.s, `${ship.name} loses a disc of its ${name}, ${ship.discs[location]} of ${discs} left.`, about)
}

function loseHull(g: G, ship: Ship): void {
  ship.hull -= 1
  toBox(g.s, 'hull')
  g.s.lossThisRound = true
  const about = { is: 'hull', piece: ship.id, value: ship.hull }
  log(g.s, `${ship.name} loses a hull cube, ${ship.hull} of ${classOf(ship).hull} left.`, about)
}

/** 001:98, 140, D-42  A weak spot is a location that never has a disc. */
function destroy(g: G, ship: Ship, location: number): void {
  const weakSpot = (classOf(ship).locations[location]?.discs ?? 0) === 0
  const how = weakSpot ? 'is hit in its weak spot' : 'is destroyed'
  const about = { is: weakSpot ? 'weak spot' : 'destroyed', piece: ship.id, place: location }
  log(g.s, `${ship.name} ${how}. Contact lost.`, about)
  lose(g, ship, 'destroyed')
}
