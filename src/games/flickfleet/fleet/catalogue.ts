import { box, classes } from '../data'
import type { Aboard } from '../data/types'

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
  /** How many lie in the box. */
  supply: number
}

/** Factions whose ships can be bought, in the order of the box. */
export const buyable: readonly string[] = Object.keys(box.supply)

/** 'Fighter Wing' is 'fighter'. */
const wordFor = (name: string): string => name.toLowerCase().replace(/ wing$/, '')

function offerOf([ship, supply]: [string, number]): Offer {
  const { name, points, wingsCarried } = classes[ship]!
  const price = { empty: points.empty!, full: points.full! }
  return { ship, name, word: wordFor(name), price, carries: wingsCarried, supply }
}

/** 001:8-13, 165-173  The ships of a faction, the largest first; nothing for a faction that is none. */
export const catalogue = (faction: string): readonly Offer[] => offers.get(faction) ?? []

const offers: ReadonlyMap<string, readonly Offer[]> = new Map(
  buyable.map((faction) => [faction, Object.entries(box.supply[faction]!).map(offerOf)]),
)

/** All ships that anybody can buy, each once, the largest first. */
export const allOffers: readonly Offer[] = [...offers.values()]
  .flat()
  .filter(({ ship }, i, all) => all.findIndex((one) => one.ship === ship) === i)

/** Of any faction. Throws for what cannot be bought. */
export function offerFor(ship: string): Offer {
  const offer = allOffers.find((one) => one.ship === ship)
  if (!offer) throw new Error(`'${ship}' cannot be bought.`)
  return offer
}
