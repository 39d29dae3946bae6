import { placing, sinCos } from '../exact'
import type { Point, Pose, Shape } from '../types'
import { gapBetween } from './gap'
import { convexParts } from './parts'
import { nearestOn } from './segment'
import { CORNERS, ownOutline } from './shape'
import { type Edge, type Outline, distance, dot, edgesOf, minus, times } from './vector'

/** A convex part of a piece; of a round one its centre counts, not its corners. */
interface Part {
  outline: Outline
  centre?: Point
}

function partsOf(shape: Shape, pose: Pose): Part[] {
  const own = ownOutline(shape)
  if (own.length === CORNERS) return [{ outline: own.map(placing(pose)), centre: pose }]
  return convexParts(own).map((part) => ({ outline: part.map(placing(pose)) }))
}

const unit = (way: Point): Point => times(way, 1 / distance(way, { x: 0, y: 0 }))

const outward = ([from, to]: Edge): Point => unit({ x: to.y - from.y, y: from.x - to.x })

/** Outward normals of the edges of one part behind which, to `slack` mm, the whole other part lies. */
const dividing = (one: Outline, other: Outline, slack: number): Point[] =>
  edgesOf(one).flatMap((edge) => {
    const normal = outward(edge)
    const isBeyond = other.every((corner) => dot(normal, minus(corner, edge[0])) >= -slack)
    return isBeyond ? [normal] : []
  })

const towardsCentre = ({ outline }: Part, centre: Point): Point => {
  const nearest = edgesOf(outline).map((edge) => nearestOn(edge, centre))
  return unit(
    minus(
      centre,
      nearest.reduce((best, next) => nearer(centre, best, next)),
    ),
  )
}

const nearer = (p: Point, one: Point, other: Point): Point =>
  distance(p, other) < distance(p, one) ? other : one

/** The ways from one part to another that it touches along which the two are free of each other. */
function waysBetween(a: Part, b: Part, slack: number): Point[] {
  if (a.centre && b.centre) return [unit(minus(b.centre, a.centre))]
  if (b.centre) return [towardsCentre(a, b.centre)]
  if (a.centre) return [times(towardsCentre(b, a.centre), -1)]
  const ofB = dividing(b.outline, a.outline, slack).map((normal) => times(normal, -1))
  return [...dividing(a.outline, b.outline, slack), ...ofB]
}

export interface Placed {
  shape: Shape
  pose: Pose
}

/**
 * Would the one be pushed into the other, which it touches, by more than so many degrees? Along the rim or
 * away from it, it would not; at a corner it is enough that one side of it gives way.
 */
export function pushesInto(one: Placed, other: Placed, way: Point, degrees: number, slack: number): boolean {
  const steep = sinCos(degrees).sin
  const others = partsOf(other.shape, other.pose)
  return partsOf(one.shape, one.pose).some((a) =>
    others.some(
      (b) =>
        gapBetween(a.outline, b.outline).gap <= slack &&
        waysBetween(a, b, slack).every((normal) => dot(normal, way) > steep),
    ),
  )
}
