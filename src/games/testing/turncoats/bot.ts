import { foes, secret, type BotSense, type Fact, type Option, type Seat, type Shown } from '../../kit'
import { random } from '../../../table/exact'
import { sidePoints } from './scoring'
import type { Card, State } from './state'

/** As many points as make a side nearly sure to win. */
const SURE = 400

const lead = (s: State, seat: Seat): number => {
  const [foe] = foes(s, seat)
  return sidePoints(s, seat) - (foe ? sidePoints(s, foe) : 0)
}

/** What a card may show that nobody has seen. */
const LOWEST = 100
const SPREAD = 100

export const bot: BotSense<State, null> = {
  judge: ({ s }, seat) => Math.max(-1, Math.min(1, lead(s, seat) / SURE)),
  leaning: (_, { verb }: Option) => (verb === 'pass' ? 0.1 : 1),
  redraw(seen, facts, seed) {
    const [before, now] = [seen.before as Shown<State>, seen.now as Shown<State>]
    const next = random(`redraw ${seed}`)
    const value = (known: number | null): number => known ?? LOWEST + Math.floor(next() * SPREAD)
    const full = (cards: Shown<State>['hands']): State['hands'] =>
      Object.fromEntries(before.seats.map((seat) => [seat, cards[seat]!.map((card) => redrawn(card, seat))]))
    const redrawn = (card: Shown<Card>, seat: Seat): Card => ({
      id: card.id,
      value: secret(value(card.value), seat),
    })
    const deck = before.deck.map((known) => secret(value(known)))
    const state = { ...before, deck, hands: full(before.hands), laid: full(before.laid) }
    return { state, facts: (facts as Fact[]).map((fact) => answered(fact, before, now)) }
  },
}

/** A card that somebody else laid in this turn is in that hand no more. */
function answered(fact: Fact, before: Shown<State>, now: Shown<State>): Fact {
  if (fact.did !== 'answered' || !fact.secret) return fact
  const { seat } = fact.by
  const left = now.hands[seat]!.map(({ id }) => id)
  const { id } = before.hands[seat]!.find((card) => !left.includes(card.id))!
  return { ...fact, by: { ...fact.by, ids: [id] } }
}
