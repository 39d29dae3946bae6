import { direction, RADIANS, sinCos, turn } from '../../table/exact'
import { distance, dot, type Edge, edgesOf, minus, ownOutline, times } from '../../table/outline'
import { SLANT } from '../../table/settings'
import type { Point, Pose, Shape, Surface } from '../../table/types'
import { clamp, toAt } from './numbers'

/** What is pushed, and where it may be. */
export interface Pushed {
  shape: Shape
  pose: Pose
  surface: Surface
}

/** A stretch of lit edge that a push may meet, mm along the lit edges. */
export interface Stretch {
  from: number
  to: number
  /** The place nearest to straight behind the centre. */
  best: number
  /** How far that place is beside the line through the centre, mm. */
  beside: number
  /** Cosine between the push and the way into the piece. */
  facing: number
}

/** The table forgives twice as much for rounding, so that nothing is offered that it would refuse. */
const STEEPEST = sinCos(SLANT).cos - 5e-13

export const rightOf = (way: Point): Point => ({ x: way.y, y: -way.x })

const down = (mm: number): number => Math.floor(mm * 10 + 1e-6) / 10
const up = (mm: number): number => Math.ceil(mm * 10 - 1e-6) / 10

/** Everything below is in the piece's own frame, with its centre at the origin. */
const ownPush = ({ pose }: Pushed, bearing: number): Point => direction(bearing - pose.a)

export const isRing = ({ shape }: Pushed): boolean => shape.form === 'disc'

interface Lit {
  edge: Edge
  /** mm along the lit edges at which it begins. */
  start: number
  length: number
  last: boolean
}

function litEdges({ shape, surface }: Pushed): Lit[] {
  const edges = edgesOf(ownOutline(shape))
  const lit = typeof surface === 'object' ? surface.edges.map((i) => edges[i]!) : edges
  const lengths = lit.map((edge) => distance(...edge))
  return lit.map((edge, i) => ({
    edge,
    start: lengths.slice(0, i).reduce((sum, length) => sum + length, 0),
    length: lengths[i]!,
    last: i === lit.length - 1,
  }))
}

/** A corner belongs to the edge that starts there, so every edge but the last ends one step before it. */
const endOf = ({ start, length, last }: Lit): number =>
  last ? down(start + length) : up(start + length) - 0.1

function stretch(lit: Lit, push: Point): Stretch[] {
  const ahead = times(minus(lit.edge[1], lit.edge[0]), 1 / lit.length)
  const facing = dot({ x: -ahead.y, y: ahead.x }, push)
  if (facing < STEEPEST) return []
  const [offset, slope] = [dot(lit.edge[0], rightOf(push)), dot(ahead, rightOf(push))]
  const behind = slope === 0 ? 0 : clamp(-offset / slope, 0, lit.length)
  const [from, to] = [up(lit.start), toAt(endOf(lit))]
  const best = clamp(toAt(lit.start + behind), from, to)
  return [{ from, to, best, beside: Math.abs(offset + slope * (best - lit.start)), facing }]
}

/** Of a round piece: all within the steepest slant; it may begin before the start or end past the end. */
function arc({ shape, pose }: Pushed & { shape: { radius: number } }, bearing: number): Stretch {
  const best = toAt(shape.radius * RADIANS * turn(pose.a - bearing + 180))
  // A step less: `best` is rounded too.
  const half = down(shape.radius * RADIANS * SLANT) - 0.1
  return { from: toAt(best - half), to: toAt(best + half), best, beside: 0, facing: 1 }
}

/** Where a push on this bearing may meet the piece, along the lit edges. Empty: it cannot go that way. */
export function stretches(pushed: Pushed, bearing: number): Stretch[] {
  const { shape } = pushed
  if (shape.form === 'disc') return [arc({ ...pushed, shape }, bearing)]
  const push = ownPush(pushed, bearing)
  return litEdges(pushed).flatMap((lit) => stretch(lit, push))
}
