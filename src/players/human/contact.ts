import { contact, litLength } from '../../table/aim'
import { direction } from '../../table/exact'
import { dot, minus } from '../../table/outline'
import { clamp, toAt } from './numbers'
import { isRing, type Pushed, rightOf, type Stretch, stretches } from './stretch'

const nearerBehind = (a: Stretch, b: Stretch): number =>
  toAt(a.beside) - toAt(b.beside) || b.facing - a.facing

/** A round piece has no end: after once round comes the beginning. */
function wrapped(pushed: Pushed, at: number): number {
  if (!isRing(pushed)) return at
  const round = litLength(pushed.shape, pushed.surface)
  const rest = toAt(((at % round) + round) % round)
  return rest > round ? 0 : rest
}

/**
 * The contact through which the push goes straight through the centre; where no lit edge is there, the
 * nearest place on a lit edge that faces the push. Undefined: no lit edge can be pushed on this bearing.
 */
export function straightBehind(pushed: Pushed, bearing: number): number | undefined {
  const best = stretches(pushed, bearing).toSorted(nearerBehind)[0]
  return best && wrapped(pushed, best.best)
}

/** On a round piece the wished place, counted so that it is near the stretch. */
function unwound(pushed: Pushed, at: number, { best }: Stretch): number {
  if (!isRing(pushed)) return at
  const round = litLength(pushed.shape, pushed.surface)
  return at + Math.round((best - at) / round) * round
}

/** The allowed contact nearest to the wished one. */
export function fitted(pushed: Pushed, bearing: number, at: number): number | undefined {
  const places = stretches(pushed, bearing).map((one) => {
    const wished = unwound(pushed, at, one)
    const place = clamp(wished, one.from, one.to)
    return { place, detour: Math.abs(place - wished) }
  })
  const nearest = places.toSorted((a, b) => a.detour - b.detour)[0]
  return nearest && wrapped(pushed, toAt(nearest.place))
}

/** The best place of the next lit edge that this push may meet; after the last comes the first. */
export function nextEdge(pushed: Pushed, bearing: number, at: number): number | undefined {
  const all = stretches(pushed, bearing)
  const now = all.findIndex(({ from, to }) => at >= from && at <= to)
  const next = all[(now + 1) % all.length]
  return next && wrapped(pushed, next.best)
}

/**
 * How far right of the line through the centre the push meets the piece, mm; there it turns the piece left.
 */
export function besideCentre(pushed: Pushed, bearing: number, at: number): number {
  const { point } = contact(pushed.shape, pushed.pose, pushed.surface, at)
  return dot(minus(point, pushed.pose), rightOf(direction(bearing)))
}

/**
 * Between which bearings of the table the piece can be pushed, degrees clockwise; round ones on every one.
 */
export function pushable(pushed: Pushed): [from: number, to: number][] {
  if (isRing(pushed)) return [[0, 360]]
  const can = (bearing: number): boolean => stretches(pushed, bearing).length > 0
  const whole = Array.from({ length: 360 }, (_, i) => i)
  const starts = whole.filter((b) => can(b) && !can(b - 1))
  return starts.map((from) => [from, from + whole.findIndex((_, i) => !can(from + i + 1))])
}
