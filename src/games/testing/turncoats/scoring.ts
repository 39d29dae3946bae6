import { allies, foes, log, over, reveal, type Score, type Script, type Seat } from '../../kit'
import { discsOf } from './begin'
import { DIE, LOYAL, type G, type State } from './state'

/** What a loyal disc and a disc that came into the pot count. */
export const DISC = 20
export const POTS = 30

/** The cards are turned over, and the better side wins; where the D12 shows 1 everybody loses. */
export function* settleUp(g: G): Script {
  const { s } = g
  for (const seat of s.seats) {
    for (const card of s.laid[seat]!)
      card.value = yield* reveal(`show-${card.id}`, `${card.id} is turned over.`, card.value, ...s.seats)
  }
  log(s, 'All cards are turned over.')
  const scores = Object.fromEntries(s.seats.map((seat) => [seat, scoreOf(s, seat)]))
  if (s.table[DIE]!.pose.up === 1)
    yield* over({ winners: [], scores, why: 'The D12 shows 1: everybody loses.' })
  const winners = best(s)
  const draw = winners.length === 0 ? { draw: true as const } : {}
  yield* over({
    winners,
    ...draw,
    scores,
    why: winners.length ? 'The better side wins.' : 'Both are as good.',
  })
}

/** What a seat's side has, part by part. */
export function partsOf(s: State, seat: Seat): { say: string; points: number }[] {
  const cards = s.laid[seat]!.reduce((sum, { value }) => sum + value.is, 0)
  const loyal = discsOf(seat).filter((id) => s.table[id]?.pose.up === LOYAL).length
  const die = s.thrower === seat ? s.table[DIE]!.pose.up! : 0
  return [
    { say: 'cards', points: cards },
    { say: 'loyal discs', points: loyal * DISC },
    { say: 'pot', points: s.pots[seat]! * POTS },
    { say: 'D12', points: die },
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0)

const pointsOf = (s: State, seat: Seat): number => sum(partsOf(s, seat).map(({ points }) => points))

/** Points of the seat's whole side. */
export const sidePoints = (s: State, seat: Seat): number =>
  sum(allies(s, seat).map((ally) => pointsOf(s, ally)))

const scoreOf = (s: State, seat: Seat): Score => ({ points: pointsOf(s, seat), parts: partsOf(s, seat) })

/** The seats of the side with most points; none where it is shared. */
function best(s: State): Seat[] {
  return s.seats.filter((seat) => foes(s, seat).every((foe) => sidePoints(s, foe) < sidePoints(s, seat)))
}
