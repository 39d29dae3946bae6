import { allOffers, offerFor } from './catalogue'
import { priceOf } from './price'
import type { Bought, Fleet } from './types'

/** The word for a ship without any of the wings that it could carry. */
export const EMPTY = 'empty'

const counted = (n: number, word: string): string => (n === 1 ? word : `${n} ${word}`)

/** '2 fighter, bomber', in the order of the ship data; nothing where the ship is as full as can be. */
function loadText({ ship, aboard }: Bought): string {
  const { carries } = offerFor(ship)
  if (carries.every(({ ship: wing, count }) => aboard[wing] === count)) return ''
  const wings = carries.filter(({ ship: wing }) => aboard[wing])
  const words = wings.map(({ ship: wing }) => counted(aboard[wing]!, offerFor(wing).word))
  return ` (${words.join(', ') || EMPTY})`
}

const rank = ({ ship }: Bought): number => allOffers.findIndex((offer) => offer.ship === ship)

function byClassAndPrice(a: Bought, b: Bought): number {
  const byText = loadText(a) < loadText(b) ? -1 : 1
  return rank(a) - rank(b) || priceOf(b) - priceOf(a) || byText
}

const aboardOnly = ({ ship, aboard }: Bought): Bought => ({
  ship,
  aboard: Object.fromEntries(Object.entries(aboard).filter(([, count]) => count !== 0)),
})

/** A fleet in its one order: the largest class first, in a class the dearest first. */
export const sorted = ({ faction, ships }: Fleet): Fleet => ({
  faction,
  ships: ships.map(aboardOnly).sort(byClassAndPrice),
})

/**
 * A fleet as a short text: 'uprising: 2 destroyer, carrier (fighter), fighter'. A carrier alone is a full
 * one, as in the rulebook's price list. The same fleet has the same text, in whatever order it was bought.
 * The fleet must be legal but for its points, supply and room.
 */
export function writeFleet(fleet: Fleet): string {
  const counts = new Map<string, number>()
  for (const bought of sorted(fleet).ships) {
    const word = offerFor(bought.ship).word + loadText(bought)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const ships = [...counts].map(([word, n]) => counted(n, word))
  return `${fleet.faction}: ${ships.join(', ')}`.trimEnd()
}
