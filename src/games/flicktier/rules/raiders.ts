import { choose, glide, log, reveal, roll, together, type Script, type Seat } from '../../kit'
import { RAIDER } from '../begin'
import { RESOURCES, type Resource } from '../data'
import { dieName, missionTitle } from '../names'
import type { Card, G, State } from '../state'
import { putAway, top } from './cards'
import { beaten, strength } from './combat'
import { isSpent, lastRound, nextAfter } from './ending'
import { cardOfPlayer } from './hand'
import { takeQuestion } from './markers'
import { drawMission, explored } from './missions'
import { fleetOf } from './ships'
import type { Id, Point } from '../../../table/types'

/** How near a raider comes to a ship, edge to edge, mm. */
const NEAR = 25

/** House: after each turn of a game for one a card says what the raiders do. */
export function* raid(g: G): Script {
  const { s } = g
  const seat = s.seats[0]!
  const [shown] = yield* roll('raid', 'The raiders turn over a card.', RESOURCES.length)
  const card = yield* raidCard(g, RESOURCES[shown! - 1]!)
  if (card) {
    s.raid = { resource: card.resource, bonus: card.bonus.is }
    yield* act(g, seat, card)
    s.raid = null
    putAway(s, card)
  }
  lastRound(s, seat)
  s.next = isSpent(s) ? null : nextAfter(s, seat)
}

function* raidCard(g: G, resource: Resource): Script<Card | null> {
  const covered = yield* top(g, resource)
  if (!covered) return null
  const bonus = yield* reveal(`raid-${resource}`, 'The raiders turn over a card.', covered, ...g.s.seats)
  return { id: 'raid', resource, bonus }
}

/** 1 and 2: a raider comes near; 3: it attacks as well; 4: a mission is lost. */
function* act(g: G, seat: Seat, card: Card): Script {
  const { s } = g
  log(s, `The raiders turn over +${card.bonus.is}.`, { is: 'raid', piece: '', value: card.bonus.is })
  if (card.bonus.is >= 4) return yield* loseMission(g)
  const pair = nearestPair(g, seat)
  if (!pair) return
  yield* approach(g, pair.raider, pair.ship)
  if (card.bonus.is === 3) yield* raiderAttack(g, seat, pair, card)
}

interface Pair {
  raider: Id
  ship: Id
}

/** The raider that is nearest to a ship of the player, and that ship. */
export function nearestPair({ s, tape }: G, seat: Seat): Pair | null {
  const pairs = fleetOf(s, RAIDER).flatMap((raider) => fleetOf(s, seat).map((ship) => ({ raider, ship })))
  const gap = ({ raider, ship }: Pair): number => tape.gap(raider, ship)
  return pairs.reduce<Pair | null>((best, pair) => (best && gap(best) <= gap(pair) ? best : pair), null)
}

export function* approach(g: G, raider: Id, ship: Id): Script {
  const mm = Math.round(g.tape.gap(raider, ship) - NEAR)
  if (mm <= 0) return
  const { x, y }: Point = g.s.table[ship]!.pose
  yield* glide(g, { key: 'raider', why: 'A raider comes near.' }, { piece: raider, to: { x, y }, mm })
  log(g.s, `${dieName(g.s, raider)} comes near ${dieName(g.s, ship)}.`, { is: 'raider', piece: raider })
}

/**
 * It hits for sure; the card is its bonus, the player may play one; the raider wins ties, and takes no token.
 */
export function* raiderAttack(g: G, seat: Seat, { raider, ship }: Pair, card: Card): Script {
  const { s } = g
  const played = yield* defend(g, seat, ship)
  const theirs = strength(s, raider, null, card)
  const mine = strength(s, ship, seat, played)
  const loser = theirs >= mine ? ship : raider
  const say = `${dieName(s, raider)} has ${theirs}, ${dieName(s, ship)} ${mine}.`
  log(s, say, { is: theirs >= mine ? 'wins' : 'loses', piece: loser, by: theirs >= mine ? raider : ship })
  yield* beaten(g, loser)
}

function* defend({ s }: G, seat: Seat, ship: Id): Script<Card | undefined> {
  const player = s.players[seat]!
  if (player.hand.length === 0) return undefined
  const none = choose({ id: 'none', verb: 'none', say: 'Play none' })
  const say = `A raider attacks ${dieName(s, ship)}: play a card, or none.`
  const ask = { seat, say, options: [...player.hand.map(cardOfPlayer(seat)), none] }
  const [id] = (yield* together('defend', 'A raider attacks.', [ask]))[seat] ?? []
  const card = player.hand.find((one) => one.id === id)
  if (!card) return undefined
  player.hand = player.hand.filter((one) => one !== card)
  player.spent.push(card)
  return card
}

/** The mission that has lain there longest is gone, and another comes. */
export function* loseMission(g: G): Script {
  const { s } = g
  const id = s.row.shift()
  if (id === undefined) return
  log(s, `The raiders take a mission: ${missionTitle(id)}.`, { is: 'mission-lost', piece: '' })
  returnToken(s, id)
  yield* drawMission(g)
}

function returnToken(s: State, id: string): void {
  const place = explored(id)
  const token = place === null ? undefined : s.spaces[place]
  if (!token) return
  delete s.spaces[place!]
  takeQuestion(s, place!)
  s.questions.push(token)
}
