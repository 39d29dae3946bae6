import { box, classes } from '../data'
import type { Aboard } from '../data/types'
import type { Supply } from './types'

/** What can be bought of one class. */
export interface Offer {
  ship: string
  name: string
  /** How a fleet's text calls it. */
  word: string
  /** Points without wings and with all of them; the same for what carries none. */
  price: { empty: number; full: number }
  /** What goes aboard at most. */
  carries: readonly Aboard[]
  /** How many there are; Infinity where nobody counts. */
  supply: number
}

/** Factions whose ships can be bought, in the order of the boxes. */
export const buyable: readonly string[] = [
  ...new Set(Object.values(box.boxes).flatMap(({ ships }) => Object.keys(ships))),
]

/** 'Fighter Wing' is 'fighter'. */
const wordFor = (name: string): string => name.toLowerCase().replace(/ wing$/, '')

function offerOf([ship, supply]: [string, number]): Offer {
  const { name, points, wingsCarried } = classes[ship]!
  const price = { empty: points.empty!, full: points.full! }
  return { ship, name, word: wordFor(name), price, carries: wingsCarried, supply }
}

/** How many of each class these boxes hold for a faction, box by box. */
function held(faction: string, copies: Readonly<Record<string, number>>): [string, number][] {
  const count = new Map<string, number>()
  for (const [word, times] of Object.entries(copies))
    for (const [ship, n] of Object.entries(box.boxes[word]!.ships[faction] ?? {}))
      count.set(ship, (count.get(ship) ?? 0) + times * n)
  return [...count]
}

const offersOf = (copies: Readonly<Record<string, number>>): ReadonlyMap<string, readonly Offer[]> =>
  new Map(buyable.map((faction) => [faction, held(faction, copies).map(offerOf)]))

const offers: ReadonlyMap<Supply, ReadonlyMap<string, readonly Offer[]>> = new Map(
  box.supplies.map(({ id, copies }) => [id, offersOf(copies)]),
)

/**
 * 001:8-13, 165-173, D-10  The ships of a faction out of these boxes, box by box, the largest first; nothing
 * for a faction that is none. Without a supply: of every box.
 */
export const catalogue = (faction: string, supply: Supply = 'unlimited'): readonly Offer[] =>
  offers.get(supply)?.get(faction) ?? []

/** All ships that anybody can buy, each once. */
export const allOffers: readonly Offer[] = buyable
  .flatMap((faction) => catalogue(faction))
  .filter(({ ship }, i, all) => all.findIndex((one) => one.ship === ship) === i)

/** Of any faction. Throws for what cannot be bought. */
export function offerFor(ship: string): Offer {
  const offer = allOffers.find((one) => one.ship === ship)
  if (!offer) throw new Error(`'${ship}' cannot be bought.`)
  return offer
}
