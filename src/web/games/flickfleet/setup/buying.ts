import { fleet as fleets } from '../../../../games/flickfleet'
import type { Json } from '../../../../games/kit'

/** Changes of a fleet that is being bought; each gives a new one. */

export type Fleet = ReturnType<typeof fleets.usualFleet>
export type Bought = Fleet['ships'][number]
export type Terms = Parameters<typeof fleets.problems>[1]

export const { fleetJson } = fleets

const { catalogue, costOf, fullLoad, priceOf, readFleet, taken } = fleets

/** The fleet that was chosen, or that a text names, even if it may not be fielded; null when it is none. */
export function fleetIn(given: Json): Fleet | null {
  if (typeof given !== 'string') return fleets.isFleet(given) ? given : null
  const read = readFleet(given)
  return read.ok ? read.fleet : null
}

export const withShip = (fleet: Fleet, ship: string, aboard = fullLoad(ship)): Fleet => ({
  ...fleet,
  ships: [...fleet.ships, { ship, aboard }],
})

export const withoutShip = (fleet: Fleet, index: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.filter((_, i) => i !== index),
})

/** One ship with so many wings of that class aboard. */
export const withLoad = (fleet: Fleet, index: number, wing: string, count: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.map((one, i) =>
    i === index ? { ...one, aboard: { ...one.aboard, [wing]: count } } : one,
  ),
})

/** Ships of another faction: those it has too stay. */
export const withFaction = ({ ships }: Fleet, faction: string): Fleet => {
  const own = catalogue(faction).map(({ ship }) => ship)
  return { faction, ships: ships.filter(({ ship }) => own.includes(ship)) }
}

export const sayPrice = (bought: Bought): string => `${priceOf(bought)} points`

/** A ship as it can be added now. */
export interface SheetOffer {
  aboard: Bought['aboard']
  price: number
  /** Why it cannot be added. */
  why?: string
}

/**
 * What can be added: with all wings aboard, or without any where they are too dear or not in the box (D-11).
 */
export const offersFor = (fleet: Fleet, terms: Terms): Record<string, SheetOffer> =>
  Object.fromEntries(
    catalogue(fleet.faction, terms.supply).map(({ ship }) => [ship, offerOf(fleet, terms, ship)]),
  )

function offerOf(fleet: Fleet, terms: Terms, ship: string): SheetOffer {
  const full = fullLoad(ship)
  const empty = Object.fromEntries(Object.keys(full).map((wing) => [wing, 0]))
  const offers = [full, empty].map((aboard) => loaded(fleet, terms, { ship, aboard }))
  return offers.find(({ why }) => !why) ?? offers[0]!
}

function loaded(fleet: Fleet, { points, supply }: Terms, one: Bought): SheetOffer {
  const more = { ...fleet, ships: [...fleet.ships, one] }
  const offer = { aboard: one.aboard, price: priceOf(one) }
  const here = catalogue(fleet.faction, supply)
  const short = here.find((other) => (taken(more)[other.ship] ?? 0) > other.supply)
  if (short) return { ...offer, why: `no ${short.word} left` }
  const over = costOf(more) - points
  return over > 0 ? { ...offer, why: `${over} too many` } : offer
}

/** Could carry wings and has none aboard. */
export const isBare = ({ aboard }: Pick<Bought, 'aboard'>): boolean =>
  Object.keys(aboard).length > 0 && Object.values(aboard).every((count) => count === 0)

/** What lies on the cut sheet of one class. */
export interface OnSheet {
  /** Each of them: has it been taken? One that is never, where there are as many as one likes. */
  cut: boolean[]
  /** '2 of 3 left'. */
  say: string
}

/** The supply of a faction, with the holes that this fleet leaves in it. */
export const sheetOf = (fleet: Fleet, { supply }: Terms): Record<string, OnSheet> =>
  Object.fromEntries(
    catalogue(fleet.faction, supply).map(({ ship, supply: most }) => [
      ship,
      Number.isFinite(most)
        ? boxed(most, taken(fleet)[ship] ?? 0)
        : { cut: [false], say: 'as many as you like' },
    ]),
  )

function boxed(most: number, gone: number): OnSheet {
  const left = Math.max(0, most - gone)
  return { cut: Array.from({ length: most }, (_, i) => i >= left), say: `${left} of ${most} left` }
}

/** `left`: points of the agreed total, negative when the fleet is too dear. */
export function sayLeft(left: number): string {
  if (left < 0) return `${-left} too many.`
  return left > 0 ? `${left} left.` : 'All are spent.'
}
