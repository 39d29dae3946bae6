import {
  button,
  choose,
  exit,
  flickable,
  log,
  offer,
  pick,
  place,
  put,
  secret,
  shuffle,
  take,
  touches,
  type Flicked,
  type Script,
  type Seat,
} from '../../kit'
import { BOARDS, EDGES, middleOf, PUSH, type Place } from './board'
import { disc, discsOf } from './begin'
import { DIE, LOYAL, ownerOf, POT, TURNED, type G, type State } from './state'
import { settleUp } from './scoring'
import type { Id } from '../../../table/types'

/** A turn: discs placed by hand, the deal, a seat's move, or the end. */
export function turn(g: G): Script {
  const [next] = g.s.toPlace
  if (next) return placeDiscs(g, next)
  if (!g.s.dealt) return deal(g)
  const at = nextTurn(g.s)
  if (at === null) return settleUp(g)
  g.s.taken = at + 1
  return move(g, g.s.seats[at % g.s.seats.length]!)
}

/** The next of `rounds` turns for each seat in order; who is out is passed over; null: no turn is left. */
export function nextTurn({ seats, taken, rounds, out = [] }: State): number | null {
  const order = Array.from({ length: rounds }, () => seats).flat()
  const at = order.findIndex((seat, i) => i >= taken && !out.includes(seat))
  return at < 0 ? null : at
}

export function* placeDiscs({ s }: G, seat: Seat): Script {
  for (const id of discsOf(seat)) {
    const where = { within: 120, of: EDGES[seat as Place] }
    const question = { key: 'place', seat, why: `${nameOf(seat)} places a disc.`, rule: '900:8 Setup' }
    const pose = yield* place(question, id, 'coat', where)
    if (pose !== 'nowhere') s.table = put(s.table, id, disc(pose))
  }
  s.toPlace.shift()
}

export function* deal({ s }: G): Script {
  const order = yield* shuffle('deal', 'The cards are dealt.', s.deck)
  s.seats.forEach((seat, i) => {
    const own = order.slice(i * s.rounds, (i + 1) * s.rounds)
    s.hands[seat] = own.map((value, n) => ({ id: `${seat}-card-${n + 1}`, value: secret(value.is, seat) }))
  })
  s.deck = order.slice(s.seats.length * s.rounds)
  s.dealt = true
  log(s, 'Everybody has three cards.')
}

function* move(g: G, seat: Seat): Script {
  const { s } = g
  yield* layCard(g, seat)
  yield* offer(g, { key: 'move', seat, why: `${nameOf(seat)} flicks.`, rule: '900:16 Flicking' }, [
    ...discsOf(seat).flatMap((id) => (s.table[id] ? [discEntry(g, seat, id)] : [])),
    dieEntry(g, seat),
    button({ id: 'pass', verb: 'pass', say: 'Flick nothing' }, function* () {
      log(s, `${nameOf(seat)} flicks nothing.`)
    }),
  ])
  for (const other of s.seats) if (isGone(s, other)) putOut(s, other)
}

/** A card is laid face down: nobody else learns which; the last one is asked for all the same. */
export function* layCard({ s }: G, seat: Seat): Script {
  const hand = s.hands[seat]!
  const options = hand.map(({ id, value }) =>
    choose({ id, verb: 'lay', say: ['Lay', `the ${value.is}`], of: { thing: id } }),
  )
  const why = `${nameOf(seat)} lays a card.`
  const question = { key: 'lay', seat, why, rule: '900:13 Cards', secret: true as const }
  const id = yield* pick(question, options)
  s.hands[seat] = hand.filter((card) => card.id !== id)
  s.laid[seat]!.push(hand.find((card) => card.id === id)!)
}

const discEntry = (g: G, seat: Seat, id: Id) =>
  flickable(
    { id: `flick:${id}`, verb: 'flick', say: `Flick ${sayPiece(id)}`, of: { piece: id } },
    { piece: id, surface: 'rim', ...PUSH },
    (flick) => moved(g, seat, id, flick),
  )

const dieEntry = (g: G, seat: Seat) =>
  flickable(
    { id: 'flick:die', verb: 'throw', say: 'Flick the D12', of: { piece: DIE } },
    { piece: DIE, surface: 'any', ...PUSH },
    (flick) => thrown(g, seat, flick),
  )

/** Whoever the disc touched turns coat; a disc that came into the pot counts; one that left is gone. */
// oxlint-disable-next-line require-yield -- nobody is asked
export function* moved(g: G, seat: Seat, id: Id, { result }: Flicked): Script {
  const { s } = g
  const met = touches(result, id).filter((other) => s.table[other]?.kind === 'disc')
  for (const other of met) turnOver(s, other)
  if (result.events.some((e) => e.is === 'enter' && e.a === id && e.zone === POT)) {
    s.pots[seat]! += 1
    log(s, `${sayPiece(id)} comes into the pot.`, { is: 'pot', piece: id })
  }
  if (exit(result, id)) log(s, `${sayPiece(id)} leaves the table.`, { is: 'gone', piece: id })
  else if (met.length === 0) log(s, `${sayPiece(id)} touches nobody.`, { is: 'missed', piece: id })
  restoreDie(g)
}

function turnOver(s: State, id: Id): void {
  const piece = s.table[id]!
  const up = piece.pose.up === LOYAL ? TURNED : LOYAL
  s.table = put(s.table, id, { ...piece, pose: { ...piece.pose, up } })
  const say = `${sayPiece(id)} turns coat${up === LOYAL ? ' back' : ''}.`
  log(s, say, { is: 'turns', piece: id, value: up })
}

/** The die counts for the side that flicked it last. */
// oxlint-disable-next-line require-yield -- nobody is asked
export function* thrown(g: G, seat: Seat, { result }: Flicked): Script {
  const { s } = g
  s.thrower = seat
  restoreDie(g)
  const up = result.poses[DIE]?.up ?? s.table[DIE]!.pose.up!
  log(s, `${nameOf(seat)} flicks the D12: ${up}.`, { is: 'thrown', piece: DIE, value: up, die: 'D12' })
}

/** A die that left the table shows 1 and lies as near to the middle as there is room. */
function restoreDie({ s, tape }: G): void {
  if (s.table[DIE]) return
  const middle = middleOf(BOARDS[s.mat]!)
  const spot = tape.example('D12', { anywhere: true }, DIE, middle)
  if (spot !== 'nowhere') s.table = put(s.table, DIE, { kind: 'die', shape: 'D12', pose: { ...spot, up: 1 } })
}

const isGone = (s: State, seat: Seat): boolean =>
  discsOf(seat).every((id) => !s.table[id]) && !(s.out ?? []).includes(seat)

export function putOut(s: State, seat: Seat): void {
  s.out = [...(s.out ?? []), seat]
  log(s, `${nameOf(seat)} has no disc left and is out.`, { is: 'out', piece: '' })
}

/** A seat that leaves takes its discs along. */
export function leaves({ s }: G, seat: Seat): void {
  s.table = take(s.table, ...discsOf(seat))
}

export const nameOf = (seat: Seat): string => seat.slice(0, 1).toUpperCase() + seat.slice(1)

export const sayPiece = (id: Id): string => {
  if (id === DIE) return 'the D12'
  return id === POT ? 'the pot' : `${nameOf(ownerOf(id))}'s disc ${id.slice(-1)}`
}
