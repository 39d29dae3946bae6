import type { Description, Seat } from '../kit'
import { dashboard } from './dashboard'
import { NOBODY } from './begin/fleets'
import { scenarios } from './data'
import type { Winning } from './data/types'
import { rulesWith } from './modules'
import type { G } from './rules/rules'
import { classOf } from './rules/ships'
import { describeThing } from './scenery-view'
import type { State } from './state'
import type { Tape } from '../../table/types'

/** What is shown of a battle besides the table. Nothing in this game's state is covered. */
export function describe(s: State, tape: Tape): Description {
  const g: G = { s, tape, rules: rulesWith(s.modules) }
  const ships = Object.values(s.ships)
  const named = ships.map(
    (ship) => [ship.id, { name: ship.name, what: classOf(ship).name, seat: ship.seat }] as const,
  )
  const things = Object.values(s.things)
  return {
    title: titleOf(s),
    pieces: Object.fromEntries([
      ...named,
      ...things.map((thing) => [thing.id, describeThing(g.rules, thing)] as const),
    ]),
    sides: Object.fromEntries(s.seats.map((seat) => [seat, side(g, seat)])),
    boards: ships.filter(({ seat }) => seat !== NOBODY).map((ship) => dashboard(g, ship)),
    house: [...g.rules.house, ...(things.length > 0 ? [HOUSE_OBSTACLES] : [])],
  }
}

function titleOf({ round, things }: State): string {
  if (round > 0) return `Round ${round}`
  const laying = Object.values(things).some(({ where }) => where === 'to place')
  return `Placing the ${laying ? 'obstacles' : 'ships'}`
}

function side({ s, rules }: G, seat: Seat): Description['sides'][Seat] {
  const { name, mark, score } = s.sides[seat]!
  const counts = scenarios[s.scenario]!.win.find((win) => win.if in rules.scores && isFor(win, seat))
  const goal = counts && { name: rules.scores[counts.if]!, now: score, most: counts.count ?? 1 }
  return { name, mark, ...(goal ? { score: goal } : {}) }
}

const isFor = ({ side: who }: Winning, seat: Seat): boolean => who === 'any' || who === seat

const HOUSE_OBSTACLES =
  'Heights and weights of obstacles, and how much damage the temporary ones take, are made for this table.'
