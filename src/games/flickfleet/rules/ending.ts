import { over, type Script, type Seat } from '../../kit'
import { scenarios } from '../data'
import type { G } from './rules'

/**
 * 001:107 Game end, D-57  After every resolved flick: by a condition of the scenario, or by the other side's
 * foul. Both sides at once: a draw (D-29).
 */
export function* verdict(g: G): Script {
  const { seats, sides } = g.s
  const guilty = seats.filter((seat) => sides[seat]!.fouls.length > 0)
  const reasons = seats.map((seat) => won(g, seat))
  const winners = seats.filter((seat, i) => reasons[i] || (guilty.length > 0 && !guilty.includes(seat)))
  if (winners.length === 0 && guilty.length === 0) return
  const why = [...guilty.map((seat) => sayFoul(g, seat)), ...reasons.filter((reason) => reason !== null)]
  yield* over(winners.length === seats.length ? [] : winners, [...new Set(why)].join(' '))
}

/** 001:193  A foul ends the battle at once, before anybody is asked anything more. */
export function* byFoul(g: G): Script {
  if (Object.values(g.s.sides).some(({ fouls }) => fouls.length > 0)) yield* verdict(g)
}

/** What a side did that loses the battle. */
function sayFoul(g: G, seat: Seat): string {
  const { name, fouls } = g.s.sides[seat]!
  return `${name} ${g.rules.fouls[fouls[0]!]!}`
}

/** The conditions of the scenario that this side meets. */
function won(g: G, seat: Seat): string | null {
  const own = scenarios[g.s.scenario]!.win.filter(({ side }) => side === seat || side === 'any')
  const reasons = own.map((condition) => g.rules.wins[condition.if]!(g, seat, condition))
  return reasons.find((reason) => reason !== null) ?? null
}
