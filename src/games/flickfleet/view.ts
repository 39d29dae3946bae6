import type { Description, PieceWords, Seat, SideWords } from '../kit'
import type { Dashboard } from './dashboard-types'
import { dashboard } from './dashboard'
import { NOBODY } from './begin/fleets'
import { classes, scenarios } from './data'
import type { Winning } from './data/types'
import { rulesWith } from './modules'
import type { G } from './rules/rules'
import { wordsOf } from './says'
import { describeThing } from './scenery-view'
import type { State } from './state'
import type { Id, Tape } from '../../table/types'

const seenBy = (s: State, tape: Tape): G => ({ s, tape, rules: rulesWith(s.modules) })

/** The dashboards of all ships that somebody owns. */
export const dashboardsOf = (s: State, tape: Tape): Dashboard[] => dashboards(seenBy(s, tape))

const dashboards = (g: G): Dashboard[] =>
  Object.values(g.s.ships)
    .filter(({ seat }) => seat !== NOBODY)
    .map((ship) => dashboard(g, ship))

/** What is shown of a battle besides the table. Nothing in this game's state is covered. */
export function describe(s: State, tape: Tape): Description {
  const g = seenBy(s, tape)
  const boards = dashboards(g)
  const things = Object.values(s.things)
  return {
    pieces: {
      ...named(Object.values(s.ships), ({ name, seat, class: kind }) => ({
        name,
        what: classes[kind]!.name,
        seat,
      })),
      ...named(boards, wordsOf),
      ...named(things, (thing) => describeThing(g.rules, thing)),
    },
    sides: Object.fromEntries(s.seats.map((seat) => [seat, side(g, seat, boards)])),
    ...(s.round > 0 ? { round: s.round } : {}),
    house: [...g.rules.house, ...(things.length > 0 ? [HOUSE_OBSTACLES] : [])],
  }
}

const named = <T extends { id: Id }>(
  all: readonly T[],
  words: (one: T) => PieceWords,
): Record<Id, PieceWords> => Object.fromEntries(all.map((one) => [one.id, words(one)]))

export function title({ round, things }: State): string {
  if (round > 0) return `Round ${round}`
  const laying = Object.values(things).some(({ where }) => where === 'to place')
  return `Placing the ${laying ? 'obstacles' : 'ships'}`
}

function side({ s, rules }: G, seat: Seat, boards: readonly Dashboard[]): SideWords {
  const { name, mark, edge, score } = s.sides[seat]!
  const counts = scenarios[s.scenario]!.win.find((win) => win.if in rules.scores && isFor(win, seat))
  const goal = counts && { name: rules.scores[counts.if]!, now: score, most: counts.count ?? 1 }
  const own = boards.filter((board) => board.seat === seat)
  const strength = own.reduce((sum, board) => sum + leftOf(board), 0)
  return { name, mark, edge, strength, ...(goal ? { score: goal } : {}) }
}

/** Cubes, discs and pieces; what a lost ship had counts for nothing. */
const leftOf = ({ gauges, places, lost }: Dashboard): number =>
  lost ? 0 : [...gauges, ...places].reduce((sum, { now }) => sum + now, 0)

const isFor = ({ side: who }: Winning, seat: Seat): boolean => who === 'any' || who === seat

const HOUSE_OBSTACLES =
  'Heights and weights of obstacles, and how much damage the temporary ones take, are made for this table.'
