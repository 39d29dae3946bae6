import type { Fact, Request } from '../../games/kit'
import { drawn } from '../../table/exact'
import { SHAKES } from '../../table/types'
import type { FactEntry } from '../record/record'

/**
 * Chance hangs on its place in the match (secret, turn, key, how often chance had a say under that key before
 * in this turn), so taking back never buys another roll (D-107).
 */
export interface Place {
  turn: number
  key: string
  count: number
}

export function placeOf(turn: number, key: string, facts: readonly FactEntry[]): Place {
  return { turn, key, count: facts.filter(({ fact }) => fact.key === key && isChance(fact)).length }
}

/** Something was thrown or shuffled: an offer, a stop or a move moves no luck on. */
const isChance = (fact: Fact): boolean =>
  fact.did === 'rolled' || fact.did === 'shuffled' || (fact.did === 'answered' && fact.by.shake !== undefined)

const words = (secret: string, place: Place): string => `${secret}/${place.turn}/${place.key}/${place.count}`

/** Where the chance of a match comes from: its secret, or a scene's script. */
export interface Luck {
  /** The numbers that shake a die. */
  shake(place: Place): number[]
  /**
   * A fact that needs nobody: dice of the tray, a shuffle, a reveal. Null for what people or the end decide.
   */
  draw(place: Place, request: Request): Fact | null
}

/** Chance drawn from the secret of the match. */
export const luckOf = (secret: string): Luck => ({
  shake: (place) => drawn(words(secret, place), SHAKES),
  draw: (place, request) => drawFact(words(secret, place), request),
})

function drawFact(seed: string, request: Request): Fact | null {
  const { key } = request
  if (request.do === 'roll') return { key, did: 'rolled', values: rolled(seed, request.dice) }
  if (request.do === 'shuffle')
    return { key, did: 'shuffled', order: shuffled(seed, request.size), secret: true }
  return request.do === 'reveal' ? { key, did: 'revealed' } : null
}

function rolled(seed: string, dice: readonly number[]): number[] {
  const chance = drawn(seed, dice.length)
  return dice.map((faces, i) => 1 + Math.floor(chance[i]! * faces))
}

/** Fisher and Yates. */
function shuffled(seed: string, size: number): number[] {
  const chance = drawn(seed, size)
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(chance[i]! * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
