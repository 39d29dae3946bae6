import { over, type Outcome, type Script, type Seat } from '../../kit'
import { scenarios } from '../data'
import type { Scenario, Winning } from '../data/types'
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
  const outcome: Pick<Outcome, 'winners' | 'draw'> =
    winners.length % seats.length === 0 ? { winners: [], draw: true } : { winners }
  yield* over({ ...outcome, why: [...new Set(why)].join(' ') })
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

/** The first condition that this side meets. */
function won(g: G, seat: Seat): string | null {
  const conditions = conditionsOf(scenarios[g.s.scenario]!, seat)
  const reasons = conditions.map((condition) => g.rules.wins[condition.if]!(g, seat, condition))
  return reasons.find((reason) => reason !== null) ?? null
}

/** Conditions that say themselves what it means that a side has nothing left. */
const WHO_IS_LEFT = ['last_standing', 'side_gone']

/** 001:107  Those of the scenario; and that the other side has no ship left, unless it says otherwise. */
function conditionsOf({ win, loss }: Scenario, seat: Seat): Winning[] {
  const own = win.filter(({ side }) => side === seat || side === 'any')
  const saysItself = loss.length > 0 || own.some((condition) => WHO_IS_LEFT.includes(condition.if))
  return saysItself ? own : [...own, { side: seat, if: 'last_standing' }]
}
