import type { Seat } from '../../../games/kit'
import type { Step } from './story'

/** Of the drawing: as wide as there are steps, and so high. */
export const HEIGHT = 60

/** The steps with which a round begins, and its number; the first step when no round has begun. */
export const roundsOf = (steps: readonly Step[]): { at: number; round?: number }[] =>
  steps.flatMap(({ round }, at) => {
    if (at > 0 && round === steps[at - 1]!.round) return []
    return [{ at, ...(round === undefined ? {} : { round }) }]
  })

/** The most that any side ever had; 0 where nothing is counted. */
export const mostOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.flatMap(({ strength }) => Object.values(strength)))

/** What a side has left, as a line of stairs: it falls at the step that took it. */
export function stairsOf(steps: readonly Step[], seat: Seat): string {
  const most = mostOf(steps)
  const y = (step: Step): number => HEIGHT * (1 - (step.strength[seat] ?? 0) / most)
  const [first, ...rest] = steps
  if (!first) return ''
  return rest.reduce((path, step, i) => `${path}H${i + 1}V${y(step)}`, `M0 ${y(first)}`)
}

const isLess = (now: Step, before: Step | undefined): boolean =>
  before !== undefined &&
  Object.entries(now.strength).some(([seat, left]) => left < (before.strength[seat] ?? left))

/** Flicks that cost somebody something, and whose they were. */
export const hitsOf = (steps: readonly Step[]): { at: number; seat: Seat }[] =>
  steps.flatMap((step, at) =>
    step.flown && isLess(step, steps[at - 1]) ? [{ at, seat: step.flown.seat }] : [],
  )
