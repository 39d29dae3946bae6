import { secret, type Fact, type Secret, type SeenTurn, type Shown } from '../../kit'
import { box, missions, RESOURCES, type Resource } from '../data'
import type { Card, Player, State } from '../state'
import { lot, type Lot } from './lot'

type Seen = Shown<State>

/** A whole state in which the running turn could have begun, as far as a seat knows. */
export function redraw(
  { before, now }: SeenTurn,
  facts: readonly unknown[],
  seed: string,
): { state: State; facts: Fact[] } {
  const [was, is] = [before as Seen, now as Seen]
  const next = lot(seed)
  const bonuses = drawnBonuses(was, is, next)
  const hidden = hiddenTokens(is, next)
  const state: State = {
    ...(was as unknown as State),
    ...pilesOf(was, is, bonuses),
    missions: missionsLeft(was, is, next),
    questions: was.questions.map(() => secret(hidden())),
    spaces: Object.fromEntries(
      Object.keys(was.spaces).map((id) => [id, secret(tokenOf(was, is, id) ?? hidden())]),
    ),
    players: Object.fromEntries(
      was.seats.map((seat) => [seat, playerOf(seat, was.players[seat]!, { bonuses, is, hidden, next })]),
    ),
  }
  return { state, facts: (facts as Fact[]).map((fact, i) => whole(fact, facts.slice(i + 1) as Fact[], is)) }
}

type Draw = (resource: Resource) => number

const cardsIn = ({ players, active }: Seen): Shown<Card>[] => [
  ...Object.values(players).flatMap(({ hand, spent }) => [...hand, ...spent]),
  ...Object.values(active?.attack?.cards ?? {}),
]

/** Values of cards that a seat knows, by the ids of the cards. */
const knownIn = (...seen: Seen[]): ReadonlyMap<string, number> =>
  new Map(seen.flatMap(cardsIn).flatMap(({ id, bonus }) => (bonus === null ? [] : [[id, bonus] as const])))

/** What is left of each deck's values when those that the seat knows are taken out. */
function drawnBonuses(was: Seen, is: Seen, next: Lot): Draw {
  const known = knownIn(was, is)
  const resources = new Map([...cardsIn(was), ...cardsIn(is)].map(({ id, resource }) => [id, resource]))
  const left = byResource((id) => [...box.bonuses[id]])
  for (const [id, bonus] of known) {
    const pile = left[resources.get(id)!]
    const at = pile.indexOf(bonus)
    if (at >= 0) pile.splice(at, 1)
  }
  for (const id of RESOURCES) left[id] = next.mixed(left[id])
  return (resource) => left[resource].pop() ?? 2
}

type Piles = Pick<State, 'decks' | 'discards'>

/**
 * The piles with drawn values. What was taken in this turn, as far as it is known, lies on top, and goes on
 * in the discards where a deck has run out: their order is kept (`whole`).
 */
function pilesOf(was: Seen, is: Seen, draw: Draw): Piles {
  const taken = cardsIn(is).filter((card) => numberOf(card) > was.drawn)
  const inOrder = taken.toSorted((a, b) => numberOf(a) - numberOf(b))
  const top = byResource((id) => [
    ...(is.raid?.resource === id ? [is.raid.bonus] : []),
    ...inOrder.filter(({ resource }) => resource === id).map(({ bonus }) => bonus),
  ])
  const filled = (id: Resource, count: number, from: number) =>
    Array.from({ length: count }, (_, i) => secret(top[id][from + i] ?? draw(id)))
  return {
    decks: byResource((id) => filled(id, was.decks[id].length, 0)),
    discards: byResource((id) => filled(id, was.discards[id].length, was.decks[id].length)),
  }
}

const byResource = <T>(each: (id: Resource) => T): Record<Resource, T> =>
  Object.fromEntries(RESOURCES.map((id) => [id, each(id)])) as Record<Resource, T>

const numberOf = ({ id }: Shown<Card>): number => Number(id.slice('card-'.length))

/** Missions that came up in this turn lay on top, in their order; the others are any that nobody has seen. */
function missionsLeft(was: Seen, is: Seen, next: Lot): Secret<string>[] {
  const came = is.row.filter((id) => !was.row.includes(id))
  const seen = [...was.row, ...came, ...Object.values(was.players).flatMap(({ done }) => done)]
  const others = next.mixed(missions.map(({ id }) => id).filter((id) => !seen.includes(id)))
  return was.missions.map((_, i) => secret(came[i] ?? others.pop() ?? 'm19'))
}

/** A ? token that the seat took in this turn is known to it. */
function tokenOf(was: Seen, is: Seen, place: string): number | null {
  if (place in is.spaces) return null
  const took = was.seats.find((seat) => is.players[seat]!.found.length > was.players[seat]!.found.length)
  return took === undefined ? null : (is.players[took]!.found.at(-1) ?? null)
}

function hiddenTokens(is: Seen, next: Lot): () => number {
  const left = [...box.questions]
  for (const value of Object.values(is.players).flatMap(({ found }) => found)) {
    if (value !== null) left.splice(left.indexOf(value), 1)
  }
  const mixed = next.mixed(left)
  return () => mixed.pop() ?? 2
}

interface Known {
  bonuses: Draw
  is: Seen
  hidden: () => number
  next: Lot
}

function playerOf(
  seat: string,
  shown: Seen['players'][string],
  { bonuses, is, hidden, next }: Known,
): Player {
  const known = knownIn(is)
  const full = ({ id, resource, bonus }: Shown<Card>): Card => ({
    id,
    resource,
    bonus: secret(bonus ?? known.get(id) ?? bonuses(resource), seat),
  })
  const kinds = missions.filter(({ kind }) => kind !== 'explore').map(({ id }) => id)
  return {
    ...shown,
    hand: shown.hand.map(full),
    spent: shown.spent.map(full),
    done: shown.done.map((id) => secret(id ?? next.mixed(kinds)[0]!, seat)),
    found: shown.found.map((value) => secret(value ?? hidden(), seat)),
  }
}

/** The order of a shuffle is covered: any order of as many cards as there were will do. */
function whole(fact: Fact, later: readonly Fact[], is: Seen): Fact {
  if (fact.did !== 'shuffled') return fact
  const resource = fact.key.slice('reshuffle-'.length) as Resource
  const drawn = later.filter(({ did, key }) => did === 'revealed' && key.endsWith(`-${resource}`)).length
  const order = Array.from({ length: is.decks[resource].length + drawn }, (_, i) => i)
  return { ...fact, order }
}
