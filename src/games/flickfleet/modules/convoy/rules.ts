import { glide, take, type Script } from '../../../kit'
import { scenarios } from '../../data'
import { verdict } from '../../rules/ending'
import { runInto, settle } from '../../rules/obstacles'
import { pushedOff } from '../../rules/routed'
import type { G } from '../../rules/rules'
import { inPlay } from '../../rules/ships'
import type { Ship, State } from '../../state'
import { own } from './state'
import { tell } from './words'

/** 000:769, D-102  The first one stands there in round 1 and moves from the second on. */
const FROM_ROUND = 2

export const inConvoy = (ship: Ship): boolean => ship.class === 'civilian'

/** D-85, D-102  The track moves them: they have no cube. */
export const idle = (_: G, ship: Ship): boolean => inConvoy(ship)

/** 000:769, D-102  Before the cubes are placed each makes a step, whoever entered first before the others. */
export function* convoy(g: G): Script {
  if (g.s.round < FROM_ROUND) return
  for (const ship of Object.values(g.s.ships)) if (inConvoy(ship) && inPlay(ship)) yield* step(g, ship)
  yield* verdict(g)
}

function* step(g: G, ship: Ship): Script {
  const { track = [], stepMm = 0 } = scenarios[g.s.scenario]!
  const made = (own(g.s).steps[ship.id] ?? 0) + 1
  own(g.s).steps[ship.id] = made
  const why = `${ship.name} moves along its track.`
  const way = { piece: ship.id, to: track[made]!, mm: stepMm }
  const { result } = yield* glide(g, { key: 'convoy', why, rule: '000:769 Tech Transfer, D-102' }, way)
  tell(g.s, why, { is: 'moves on', piece: ship.id })
  const arrives = made === track.length - 1
  const met = settle(g, result, (_, out) => (out === ship && arrives ? deliver(g, ship) : pushedOff(g, out)))
  yield* runInto(g, met)
  if (arrives && inPlay(ship)) deliver(g, ship)
}

/** 000:773, D-102  With the third step it is through. */
function deliver(g: G, ship: Ship): void {
  g.s.table = take(g.s.table, ship.id)
  ship.where = 'away'
  tell(g.s, `${ship.name} is through.`, { is: 'delivered', piece: ship.id })
  for (const through of g.rules.through) through(g, ship)
}

/** D-102  Nobody makes more steps than the track has. */
export function faults(s: State): string[] {
  const { track = [] } = scenarios[s.scenario]!
  return Object.entries(own(s).steps)
    .filter(([, made]) => made >= track.length)
    .map(([id]) => `${id} has made too many steps`)
}
