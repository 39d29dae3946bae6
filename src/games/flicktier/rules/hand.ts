import { choose, type Seat } from '../../kit'
import { nameOfResource } from '../data'
import type { Attacking, Card, State } from '../state'

/** A card with both sides, in a question that is covered for everybody else. */
export const cardOfPlayer =
  (seat: Seat) =>
  ({ id, resource, bonus }: Card) => {
    const both = bonus.for.includes(seat)
      ? `${nameOfResource(resource)} +${bonus.is}`
      : nameOfResource(resource)
    return choose({ id, verb: 'play', say: ['Play', both], of: { thing: id } })
  }

/** Played cards come back to the end of the hands. */
export function takeBack(s: State, attack: Attacking): void {
  for (const [seat, card] of Object.entries(attack.cards)) s.players[seat]!.hand.push(card)
  attack.cards = {}
}
