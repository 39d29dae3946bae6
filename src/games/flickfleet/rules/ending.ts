import { over, type Script, type Seat } from '../../kit'
import { scenarios } from '../data'
import type { G } from './rules'

/** 001:107 Game end, D-57  After every resolved flick: by a foul, or by a condition of the scenario. */
export function* verdict(g: G): Script {
  yield* byFoul(g)
  const { seats } = g.s
  const reasons = seats.map((seat) => won(g, seat))
  const winners = seats.filter((_, i) => reasons[i])
  if (winners.length === 0) return
  const why = [...new Set(reasons.filter((reason) => reason !== null))].join(' ')
  yield* over(winners.length === seats.length ? [] : winners, why)
}

/** The conditions of the scenario that this side meets; met by both at once it is a draw (D-29, D-57). */
function won(g: G, seat: Seat): string | null {
  const own = scenarios[g.s.scenario]!.win.filter(({ side }) => side === seat || side === 'any')
  const reasons = own.map((condition) => g.rules.wins[condition.if]!(g, seat, condition))
  return reasons.find((reason) => reason !== null) ?? null
}

/** Whoever does what a scenario forbids has lost. */
function* byFoul(g: G): Script {
  const { seats, sides } = g.s
  const guilty = seats.filter((seat) => sides[seat]!.fouls.length > 0)
  if (guilty.length === 0) return
  const why = guilty.map((seat) => `${sides[seat]!.name} ${g.rules.fouls[sides[seat]!.fouls[0]!]!}`).join(' ')
  yield* over(
    seats.filter((seat) => !guilty.includes(seat)),
    why,
  )
}
