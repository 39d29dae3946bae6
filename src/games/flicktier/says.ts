import { listed, type Saying, type Seat, type Shown } from '../kit'
import { factionOf, missionOf, nameOfResource } from './data'
import { cardName, circleName, structureName } from './names'
import { sayCost } from './rules/cards'
import { NEEDS } from './rules/needs'
import { effectsOf } from './rules/upgrade'
import type { Card, State } from './state'

/** What a mission asks for, as its card says it. */
export const missionSays = (id: string): string =>
  listed(
    missionOf(id).needs.map((need) =>
      need.cost ? `discard ${sayCost(need.cost)}` : NEEDS[need.is]!.say(need),
    ),
  )

/** What it is worth: '2 points', or what its token says. */
export const missionWorth = (id: string): string => {
  const { vp } = missionOf(id)
  return vp === undefined ? 'its ? token' : `${vp} points`
}

const sayCard = (card: Shown<Card>): string =>
  card.bonus === null ? nameOfResource(card.resource) : `${cardName(card)}: +${card.bonus}`

const sayCards = (cards: Shown<Card>[]): string => listed(cards.map(sayCard))

/** Everything about a player that is no die, one thing after another. */
export function playerSays(s: Shown<State>, seat: Seat): Saying[] {
  const { hand, spent, structures, wins, done, found, claims } = s.players[seat]!
  return [
    { say: hand.length > 0 ? `In hand: ${sayCards(hand)}.` : 'No cards in hand.' },
    ...(spent.length > 0 ? [{ say: `In front, to pay with: ${sayCards(spent)}.` }] : []),
    ...structures.map(({ is, planet }) => ({ say: `${structureName(seat, is)} on ${circleName(planet)}.` })),
    ...upgradeSays(s, seat),
    { say: `${wins} point tokens, ${done.length} completed missions, ${found.length} ? tokens.` },
    ...done.flatMap((id) =>
      id === null ? [] : [{ say: `Completed: ${missionOf(id).title}, ${missionWorth(id)}.` }],
    ),
    ...found.flatMap((value) => (value === null ? [] : [{ say: `A ? token of ${value}.` }])),
    ...(claims > 0 ? [{ say: `${claims} claim tokens.` }] : []),
  ]
}

function upgradeSays(s: Shown<State>, seat: Seat): Saying[] {
  const player = s.players[seat]!
  const have = factionOf(seat).upgrades.filter(({ effect }) => effectsOf(seat, player).includes(effect))
  return have.map(({ track, name }) => ({ mark: track, say: `${name}: in force.` }))
}

/** What lies on a planet or a space. */
export function circleSays(s: Shown<State>, id: string): Saying[] {
  const resource = s.resources[id]
  const built = s.seats.flatMap((seat) =>
    s.players[seat]!.structures.filter(({ planet }) => planet === id).map(({ is }) => ({
      say: `${structureName(seat, is)} of ${factionOf(seat).name}.`,
    })),
  )
  return [
    ...(resource ? [{ say: `Yields ${nameOfResource(resource)}.` }] : []),
    ...built,
    ...(id in s.spaces ? [{ say: 'A ? token lies here.' }] : []),
  ]
}
