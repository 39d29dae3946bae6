import { secret, type Fact, type Seat, type SeenTurn } from '../../../kit'
import type { Redrawn } from '../../rules/module'
import type { G } from '../../rules/rules'
import { shipAt } from '../../rules/ships'
import type { Ship, State } from '../../state'
import { carriers } from './rules'
import { own, type SecretShip } from './state'
import type { Random } from '../../../../table/exact'
import type { Id, Side } from '../../../../table/types'

/** How far it is from an edge, mm. */
const FROM: Readonly<Record<Side, (g: G, ship: Ship) => number>> = {
  N: (g, { id }) => g.tape.board.size.y - g.s.table[id]!.pose.y,
  S: (g, { id }) => g.s.table[id]!.pose.y,
  E: (g, { id }) => g.tape.board.size.x - g.s.table[id]!.pose.x,
  W: (g, { id }) => g.s.table[id]!.pose.x,
}

/** What the way across counts, where a fleet counts 1. */
const WAY = 0.6

/** How near the passenger is to its goal, for its own side and for the other. */
export function escape(g: G, seat: Seat): number {
  const hidden = own(g.s).ship
  if (!hidden) return 0
  const ship = shipAt(g.s, hidden.is)
  return (ship.seat === seat ? 1 : -1) * progress(g, ship)
}

function progress(g: G, ship: Ship): number {
  if (ship.where !== 'table') return ship.where === 'away' ? 1 : -1
  const goal = Object.entries(g.s.sides).find(([seat]) => seat !== ship.seat)![1].edge
  return WAY * (1 - FROM[goal](g, ship) / g.tape.board.size.y)
}

/** Any civilian that is still there may be the one, for who does not know. */
export function redraw({ before, now }: SeenTurn, facts: Fact[], next: Random): Redrawn {
  const [then, today] = [before as State, now as State]
  const there = carriers(today).filter(({ where }) => where !== 'lost' && where !== 'away')
  const all = there.length > 0 ? there : carriers(today)
  const drawn = all[Math.floor(next() * all.length)]!
  const shown = (s: State): Id => (own(s).ship as Id | null) ?? drawn.id
  const { chosen } = own(then)
  const slice: SecretShip = { chosen, ship: chosen ? secret(shown(then), drawn.seat) : null }
  return { slice, facts: facts.map((fact) => withAnswer(fact, shown(today))) }
}

/** The choice itself, if it was made in this turn and is covered. */
function withAnswer(fact: Fact, ship: Id): Fact {
  if (fact.did !== 'answered' || fact.key !== 'hide' || fact.by.ids) return fact
  return { ...fact, by: { ...fact.by, ids: [`hide:${ship}`] } }
}
