import { minus, plus, times, cross, dot } from '../../../table/outline'
import type { Point } from '../../../table/types'
import type { Run } from './edges'
import { type Sheet, type Vertex, joined, strip, strips, vertex } from './sheet'

/** A point of a line with a way out of the piece; a sharp corner has several. */
interface Ray {
  at: Point
  out: Point
  /** 1, and less where the light ends. */
  share: number
}

const unit = (p: Point): Point => times(p, 1 / Math.sqrt(dot(p, p)))

/** The piece is to the left of its rim. */
const outwards = (from: Point, to: Point): Point => {
  const way = unit(minus(to, from))
  return { x: way.y, y: -way.x }
}

const FAN = 6

/** Round an outer corner; in a hollow one both sides meet on the line that halves it. */
function corner(at: Point, before: Point, after: Point): Ray[] {
  const middle = unit(plus(before, after))
  if (cross(before, after) < 0)
    return [{ at, share: 1, out: times(middle, 1 / Math.max(dot(middle, before), 0.5)) }]
  const shares = Array.from({ length: FAN + 1 }, (_, i) => i / FAN)
  return shares.map((share) => ({
    at,
    share: 1,
    out: unit(plus(times(before, 1 - share), times(after, share))),
  }))
}

export function raysOf({ points, closed }: Run): Ray[] {
  const outs = points.slice(1).map((to, i) => outwards(points[i]!, to))
  const inner = points.slice(1, -1).flatMap((at, i) => corner(at, outs[i]!, outs[i + 1]!))
  const [first, last] = [outs[0]!, outs.at(-1)!]
  const ends = closed ? corner(points[0]!, last, first) : []
  const start = closed ? ends.slice(-1) : [{ at: points[0]!, share: 1, out: first }]
  const end = closed ? ends : [{ at: points.at(-1)!, share: 1, out: last }]
  return [...start, ...inner, ...end]
}

const SPREAD = 0.9

/** Round the end of an open line the light fades away. */
function fading({ at, out }: Ray, sideways: 1 | -1): Ray[] {
  const shares = Array.from({ length: FAN }, (_, i) => (i + 1) / FAN)
  return shares.map((share) => {
    const [sin, cos] = [Math.sin(share * SPREAD) * sideways, Math.cos(share * SPREAD)]
    return {
      at,
      share: (1 - share) ** 2,
      out: { x: out.x * cos - out.y * sin, y: out.x * sin + out.y * cos },
    }
  })
}

const faded = (rays: readonly Ray[]): Ray[] => [
  ...fading(rays[0]!, -1).reverse(),
  ...rays,
  ...fading(rays.at(-1)!, 1),
]

const line = (rays: readonly Ray[], mm: number, alpha: number, z: number): Vertex[] =>
  rays.map(({ at, out, share }) => vertex(plus(at, times(out, mm)), alpha * share, z))

/** Light that falls outwards from a line, `far` mm, none inwards. */
export function glow(run: Run, far: number, alpha: number): Sheet {
  const rays = run.closed ? raysOf(run) : faded(raysOf(run))
  const at = (share: number): Vertex[] => line(rays, far * share, alpha * (1 - share) ** 2, 0)
  return strips(at(0), at(0.15), at(0.35), at(0.65), at(1))
}

/** A flat line around a piece, from so many mm outside of its rim to so many. */
export function frame(run: Run, [from, to]: readonly [number, number]): Sheet {
  const rays = raysOf(run)
  return strip(line(rays, from, 1, 0), line(rays, to, 1, 0))
}

/** A low wall of light on a line: `thick` mm outwards, from one height to the other. */
export function wall(run: Run, thick: number, [low, high]: readonly [number, number]): Sheet {
  const rays = raysOf(run)
  const outer = (z: number): Vertex[] => line(rays, thick, 1, z)
  return joined(strip(outer(low), outer(high)), strip(outer(high), line(rays, 0, 1, high)))
}
