import type { Gate as Seen } from '../../kit'
import type { Location } from '../data/types'
import type { Ship } from '../state'
import { CONTACT_LOST, LOST, lose, outOfBattle } from './losses'
import type { ShotGate, Met, Stopped } from './rules'
import { classOf, shieldSpaces } from './ships'
import { ARMOUR_FROM, loseDisc, loseHull, loseShield } from './tokens'
import { losePiece } from './wings'
import { tell } from './words'

/** What a point of damage comes to, and what that does. */

/** Something that is lost by stopping a point, as long as there is any; no gate where there never was. */
function worn(gate: Seen): Met | null {
  if (gate.most === 0) return null
  if (gate.now === 0) return { gate, say: 'none left', stops: false }
  return { gate, say: gate.now === 1 ? 'the last one gone' : `${gate.now - 1} left`, stops: true }
}

/** 001:89-90, 102  Of a wing pieces go, whatever the number. */
const pieces: ShotGate = {
  meet: ({ ship }) => worn({ is: 'pieces', name: 'Pieces', now: ship.pieces, most: classOf(ship).pieces }),
  stop: (g, { ship }, stopped) => losePiece(g, ship, stopped),
}

/** 001:93 */
const shields: ShotGate = {
  meet: ({ ship }) => worn({ is: 'shields', name: 'Shield', now: ship.shields, most: shieldSpaces(ship) }),
  stop: (g, { ship }, stopped) => loseShield(g, ship, stopped),
}

const hasDashboard = (ship: Ship): boolean => classOf(ship).locations.length > 0

/** 001:94, D-44 */
const armour: ShotGate = {
  meet({ ship, result, ignoresArmour }) {
    const stops = result >= ARMOUR_FROM && !ignoresArmour
    const say = stops ? `holds against ${result}` : `${result} gets through`
    const gate = { is: 'armour', name: 'Armour', now: 1, most: 1, mark: `${ARMOUR_FROM}+` }
    return hasDashboard(ship) ? { gate, say, stops } : null
  },
  stop(g, { ship, result }, stopped) {
    const note = `Nothing is lost: from ${ARMOUR_FROM} on a number stops at the armour.`
    const about = { is: 'armour', piece: ship.id, value: result, ...stopped, note } as const
    tell(g.s, `${ship.name}'s armour holds against the ${result}.`, about)
  },
}

/** 001:95-96, D-47  A number without a location counts as a weak spot. */
const location: ShotGate = {
  meet({ ship, place }) {
    const one = classOf(ship).locations[place]
    if (one) return metAt(one, ship.discs[place]!)
    return hasDashboard(ship) ? weakSpot({ is: 'location', name: 'Location', now: 0, most: 0 }) : null
  },
  stop: (g, { ship, place }, stopped) => loseDisc(g, ship, place, stopped),
}

function metAt({ name, discs, colour }: Location, now: number): Met {
  const gate = { is: 'location', name, now, most: discs, ...(colour ? { colour } : {}) }
  return worn(gate) ?? weakSpot(gate)
}

const weakSpot = (gate: Seen): Met => ({
  gate: { ...gate, mark: 'skull' },
  say: 'no disc, ever',
  stops: false,
})

/** 001:97 */
const hull: ShotGate = {
  meet: ({ ship }) => worn({ is: 'hull', name: 'Hull', now: ship.hull, most: classOf(ship).hull }),
  stop: (g, { ship }, stopped) => loseHull(g, ship, stopped),
}

/** 001:98, 140, D-42  A weak spot is a location that never has a disc. */
const ship: ShotGate = {
  meet: () => ({ gate: LOST, say: CONTACT_LOST, stops: true }),
  stop(g, { ship, place }, stopped) {
    const isWeak = hasDashboard(ship) && (classOf(ship).locations[place]?.discs ?? 0) === 0
    const how = isWeak ? 'is hit in its weak spot' : 'is destroyed'
    const about = { is: isWeak ? 'weak spot' : 'destroyed', piece: ship.id, place, ...stopped } as const
    tell(g.s, `${ship.name} ${how}. Contact lost.`, { ...about, note: outOfBattle(ship) })
    lose(g, ship, 'destroyed')
  },
}

/** 001:91-98 Hitting capital ships, D-41 to D-44, in the order of the book. */
export const gates: readonly ShotGate[] = [pieces, shields, armour, location, hull, ship]

/** What is lost without a number: a point that goes to this gate and no other. */
function only(gate: ShotGate, ship: Ship, place = -1): Stopped {
  const { gate: met, say } = gate.meet({ ship, result: 0, place, ignoresArmour: true })!
  return { gate: met.is, way: [{ ...met, say }] }
}

export const onlyShields = (ship: Ship): Stopped => only(shields, ship)
export const onlyHull = (ship: Ship): Stopped => only(hull, ship)
export const onlyPlace = (ship: Ship, place: number): Stopped => only(location, ship, place)
