import type { Description, Seat } from '../kit'
import { dashboard } from './dashboard'
import { NOBODY } from './begin/fleets'
import { scenarios } from './data'
import type { Winning } from './data/types'
import { rulesWith } from './modules'
import type { G } from './rules/rules'
import { classOf } from './rules/ships'
import type { State } from './state'
import type { Tape } from '../../table/types'

/** What is shown of a battle besides the table. Nothing in this game's state is covered. */
export function describe(s: State, tape: Tape): Description {
  const g: G = { s, tape, rules: rulesWith(s.modules) }
  const ships = Object.values(s.ships)
  const named = ships.map(
    (ship) => [ship.id, { name: ship.name, what: classOf(ship).name, seat: ship.seat }] as const,
  )
  const things = Object.values(s.things).map(
    (thing) => [thing.id, { name: thing.name, what: 'Obstacle', seat: NOBODY }] as const,
  )
  return {
    title: s.round === 0 ? 'Placing the ships' : `Round ${s.round}`,
    pieces: Object.fromEntries([...named, ...things]),
    sides: Object.fromEntries(s.seats.map((seat) => [seat, side(g, seat)])),
    boards: ships.filter(({ seat }) => seat !== NOBODY).map((ship) => dashboard(g, ship)),
    house: HOUSE,
  }
}

function side({ s, rules }: G, seat: Seat): Description['sides'][Seat] {
  const { name, mark, score } = s.sides[seat]!
  const counts = scenarios[s.scenario]!.win.find((win) => win.if in rules.scores && isFor(win, seat))
  const goal = counts && { name: rules.scores[counts.if]!, now: score, most: counts.count ?? 1 }
  return { name, mark, ...(goal ? { score: goal } : {}) }
}

const isFor = ({ side: who }: Winning, seat: Seat): boolean => who === 'any' || who === seat

/** What of this battle stands in no rulebook. */
const HOUSE = [
  'The names of the ships, their outlines and weights, and the standard deployment are made for this table.',
  'After ten rounds in a row without a loss a draw may be claimed; after fifteen it is one (D-57a).',
]
