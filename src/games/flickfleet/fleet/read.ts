import { allOffers, buyable, type Offer } from './catalogue'
import { fullLoad } from './price'
import { Reader, tokensOf, Unreadable, type Token } from './tokens'
import type { Bought, Fleet } from './types'
import { EMPTY, sorted } from './write'

/** A text longer than this is no fleet: the longest legal one has half as many letters. */
export const MOST_LETTERS = 400

/** Of one kind in a text; no total allows more. */
const MOST_SHIPS = 99

export type ReadFleet = { ok: true; fleet: Fleet } | { ok: false; why: string; at: number }

/**
 * The fleet of a text as `writeFleet` writes it; order, blanks, capital letters, a plural s and the word
 * 'wing' do not matter. Or why it is none, with the place: `at` letters from the start. Whether the fleet is
 * legal is for
 * `problems`.
 */
export function readFleet(text: string): ReadFleet {
  try {
    if (text.length > MOST_LETTERS)
      throw new Unreadable(`A fleet has at most ${MOST_LETTERS} letters, not ${text.length}.`, MOST_LETTERS)
    return { ok: true, fleet: sorted(fleetFrom(new Reader(tokensOf(text), text.length))) }
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem
    const { message, at } = problem
    return { ok: false, why: `Letter ${at + 1}: ${message}`, at }
  }
}

function fleetFrom(reader: Reader): Fleet {
  const faction = factionNamed(reader.expect(WORD, `A faction (${buyable.join(' or ')})`))
  reader.expect(/^:$/, 'A colon')
  // Somebody who has not bought anything yet: `problems` says so.
  const ships = reader.ended ? [] : reader.list(() => shipsFrom(reader)).flat()
  reader.done('A comma')
  return { faction, ships }
}

const WORD = /^[a-z]/
const NUMBER = /^\d/

function factionNamed({ text, at }: Token): string {
  if (buyable.includes(text)) return text
  throw new Unreadable(`There is no faction '${text}'. There is: ${buyable.join(', ')}.`, at)
}

/** '2 carrier (fighter, bomber)' */
function shipsFrom(reader: Reader): Bought[] {
  const [count, { ship }] = countedFrom(reader, 'A ship')
  const aboard = reader.take(/^\($/) ? loadFrom(reader) : fullLoad(ship)
  return Array.from({ length: count }, () => ({ ship, aboard }))
}

/** What stands in brackets, up to the closing one. */
function loadFrom(reader: Reader): Bought['aboard'] {
  const wings = reader.take(/^empty$/) ? [] : reader.list(() => countedFrom(reader, `A wing or '${EMPTY}'`))
  reader.expect(/^\)$/, 'A closing bracket')
  const aboard: Record<string, number> = {}
  for (const [count, { ship }] of wings) aboard[ship] = (aboard[ship] ?? 0) + count
  return aboard
}

function countedFrom(reader: Reader, what: string): [number, Offer] {
  const number = reader.take(NUMBER)
  const count = number ? Number(number.text) : 1
  if (count < 1 || count > MOST_SHIPS)
    throw new Unreadable(`A count is from 1 to ${MOST_SHIPS}, not ${number!.text}.`, number!.at)
  return [count, shipNamed(reader.expect(WORD, what))]
}

function shipNamed({ text, at }: Token): Offer {
  const word = text.replace(/s$/, '').replace(/ wing$/, '')
  const offer = allOffers.find((one) => one.word === word)
  if (offer) return offer
  const words = allOffers.map((one) => one.word).join(', ')
  throw new Unreadable(`There is no ship '${text}'. There is: ${words}.`, at)
}
