import { choose, listed, log, reveal, secret, several, shuffle, type Script, type Seat } from '../../kit'
import { box, nameOfResource, RESOURCES, type Cost, type Resource } from '../data'
import type { Card, G, State } from '../state'
import { cardName, nameOf } from '../names'

/** All that a player may pay with: the hand, and what lies in front after combat (004:88). */
export const cardsOf = <C>({ hand, spent }: Held<C>): C[] => [...spent, ...hand]

/** Cards as far as everybody sees them. */
export interface Held<C = Pick<Card, 'resource'>> {
  hand: readonly C[]
  spent: readonly C[]
}

export const countOf = (player: Held, resource: Resource): number =>
  cardsOf(player).filter((card) => card.resource === resource).length

/** The top card of a deck into the hand; null: there is none. */
export function* draw(g: G, seat: Seat, resource: Resource): Script<Card | null> {
  const { s } = g
  const bonus = yield* top(g, resource)
  if (!bonus) return null
  s.drawn += 1
  const why = `${nameOf(seat)} takes a ${nameOfResource(resource)} card.`
  const seen = yield* reveal(`draw-${resource}`, why, bonus, seat)
  const card: Card = { id: `card-${s.drawn}`, resource, bonus: seen }
  s.players[seat]!.hand.push(card)
  return card
}

/** Takes the top card off a deck, still covered; one that has run out is made of its discards (004:113). */
export function* top({ s }: G, resource: Resource): Script<Card['bonus'] | null> {
  if (s.decks[resource].length === 0) {
    if (s.discards[resource].length === 0) return null
    const why = `The ${nameOfResource(resource)} cards are shuffled.`
    s.decks[resource] = yield* shuffle(`reshuffle-${resource}`, why, s.discards[resource])
    s.discards[resource] = []
  }
  return s.decks[resource].shift()!
}

/** Off to the discard pile of its deck, whoever knew it. */
export const putAway = (s: State, card: Card): void =>
  void s.discards[card.resource].push(secret(card.bonus.is))

export function discard(s: State, seat: Seat, ids: readonly string[]): void {
  const player = s.players[seat]!
  for (const card of cardsOf(player).filter(({ id }) => ids.includes(id))) putAway(s, card)
  player.hand = player.hand.filter(({ id }) => !ids.includes(id))
  player.spent = player.spent.filter(({ id }) => !ids.includes(id))
}

export const sayCost = (cost: Cost): string =>
  listed(entriesOf(cost).map(([id, count]) => `${count} ${nameOfResource(id)}`))

export const entriesOf = (cost: Cost): [Resource, number][] =>
  RESOURCES.flatMap((id): [Resource, number][] => (cost[id] ? [[id, cost[id]]] : []))

export const sizeOf = (cost: Cost): number => entriesOf(cost).reduce((sum, [, count]) => sum + count, 0)

/** What of a cost a player has not; {} when it can be paid. */
export function missing(player: Held, cost: Cost): Cost {
  const short = entriesOf(cost).map(([id, count]) => [id, count - countOf(player, id)] as const)
  return Object.fromEntries(short.filter(([, count]) => count > 0))
}

/** Which cards go is the player's choice where there is one: their other sides differ. */
export function* pay(g: G, seat: Seat, cost: Cost): Script {
  const gone: string[] = []
  for (const [resource, count] of entriesOf(cost)) gone.push(...(yield* chosenOf(g, seat, resource, count)))
  discard(g.s, seat, gone)
}

function* chosenOf({ s }: G, seat: Seat, resource: Resource, count: number): Script<string[]> {
  const own = cardsOf(s.players[seat]!).filter((card) => card.resource === resource)
  if (own.length === count) return own.map(({ id }) => id)
  const why = `${nameOf(seat)} pays ${count} ${nameOfResource(resource)}.`
  const question = { key: 'pay', seat, why, rule: '004:102 Build' }
  return yield* several(question, own.map(cardOption('pay', 'Pay')), [count, count])
}

/** A card as an option that everybody may see: only its number tells it from others of its resource. */
export const cardOption =
  (verb: string, short: string) =>
  ({ id, resource }: Card) =>
    choose({ id, verb, say: [short, cardName({ id, resource })], of: { thing: id } })

/** At the end of a turn there are at most nine cards, those in front included (004:115). */
export function* handLimit(g: G, seat: Seat): Script {
  const { s } = g
  const own = cardsOf(s.players[seat]!)
  const many = own.length - box.hand.most
  if (many <= 0) return
  const why = `${nameOf(seat)} discards down to ${box.hand.most} cards.`
  const question = { key: 'limit', seat, why, rule: '004:115 Exploit' }
  const gone = yield* several(question, own.map(cardOption('discard', 'Discard')), [many, many])
  discard(s, seat, gone)
  log(s, why, { is: 'discards', piece: '', value: many })
}
