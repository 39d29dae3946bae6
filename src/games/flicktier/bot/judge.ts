import type { Seat } from '../../kit'
import { missionOf } from '../data'
import { fleetOf, planetsOf, shipsOn } from '../rules/ships'
import { openly, partsOf } from '../rules/scoring'
import { countOf, entriesOf } from '../rules/cards'
import type { G, Player } from '../state'

/** What is worth how much, in points of the end. */
const WORTH = { card: 0.25, kind: 0.15, level: 0.9, planet: 0.5, errand: 0.8, die: 0.7 }

/** As many points ahead as make a seat nearly sure to win. */
const SURE = 20

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0)

/** From -1 to 1: how far a seat is ahead of the best of the others. */
export function judge(g: G, seat: Seat): number {
  const others = g.s.seats.filter((other) => other !== seat && !(g.s.out ?? []).includes(other))
  const best = others.length > 0 ? Math.max(...others.map((other) => worthOf(g, other))) : SURE / 2
  return Math.max(-1, Math.min(1, (worthOf(g, seat) - best) / SURE))
}

/** Points, and what points may come of. */
export function worthOf(g: G, seat: Seat): number {
  const { s, tape } = g
  const player = s.players[seat]!
  const points = sum(partsOf(seat, openly(player)).map((part) => part.points))
  const levels = sum(Object.values(player.tracks))
  return (
    points +
    cardWorth(player) +
    WORTH.level * levels +
    WORTH.planet * planetsOf(s, tape, seat).length +
    WORTH.die * fleetOf(s, seat).length +
    WORTH.errand * sum(s.row.map((id) => errand(g, seat, id)))
  )
}

function cardWorth(player: Player): number {
  const cards = [...player.hand, ...player.spent]
  const kinds = new Set(cards.map(({ resource }) => resource)).size
  return WORTH.card * Math.min(cards.length, 9) + WORTH.kind * kinds
}

/** How much of a mission that names a place is done: a ship there, and the cards for it. */
function errand({ s, tape }: G, seat: Seat, id: string): number {
  const { needs } = missionOf(id)
  const parts = needs.map((need) => {
    if (need.place) return shipsOn(s, tape, seat, need.place).length > 0 ? 1 : 0
    const wanted = entriesOf(need.cost ?? {})
    const held = wanted.map(([resource, count]) => Math.min(1, countOf(s.players[seat]!, resource) / count))
    return held.length > 0 ? Math.min(...held) : 0
  })
  return sum(parts) / needs.length / 2
}
