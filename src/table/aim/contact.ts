import { DEGREES, place, sinCos } from '../exact'
import { type Edge, distance, edgesOf, minus, ownOutline, plus, times } from '../outline'
import type { Point, Pose, Shape, Surface } from '../types'

const FULL_TURN = 6.283185307179586

/** Where a flick pushes and which way is into the piece, in the frame of the table. */
export interface Contact {
  point: Point
  /** Unit vector. */
  inward: Point
  /** Of all lit edges, mm: `at` may go so far. */
  length: number
}

/** The lit edges of a piece in its own frame, in list order. */
function litEdges(shape: Shape, surface: Surface): Edge[] {
  const edges = edgesOf(ownOutline(shape))
  return typeof surface === 'object' ? surface.edges.map((i) => edges[i]!) : edges
}

const lengthOf = (edges: readonly Edge[]): number => edges.reduce((sum, edge) => sum + distance(...edge), 0)

/** Total length of the lit edges in mm; of a round piece its true circle, not that of its corners. */
export const litLength = (shape: Shape, surface: Surface): number =>
  shape.form === 'disc' ? FULL_TURN * shape.radius : lengthOf(litEdges(shape, surface))

/** The edge on which `at` lies and how far along it; a corner belongs to the edge that starts there. */
function find(edges: readonly Edge[], at: number): { edge: Edge; along: number } {
  let along = at
  for (const edge of edges.slice(0, -1)) {
    if (along < distance(...edge)) return { edge, along }
    along -= distance(...edge)
  }
  const edge = edges.at(-1)!
  return { edge, along: Math.min(along, distance(...edge)) }
}

/** From +y, counter-clockwise. */
function onCircle(radius: number, at: number): { point: Point; inward: Point } {
  const { sin, cos } = sinCos((at / radius) * DEGREES)
  return { point: { x: -radius * sin, y: radius * cos }, inward: { x: sin, y: -cos } }
}

function onEdges(edges: readonly Edge[], at: number): { point: Point; inward: Point } {
  const { edge, along } = find(edges, at)
  const ahead = times(minus(edge[1], edge[0]), 1 / distance(...edge))
  return { point: plus(edge[0], times(ahead, along)), inward: { x: -ahead.y, y: ahead.x } }
}

/**
 * The contact point of a flick, pure geometry: `at` mm along the lit edges in list order, counter-clockwise,
 * gaps not counted, from the first vertex of the first edge, on round pieces from +y of the outline. Beyond
 * the last edge it stays at its end. Not for dice, which are pushed through their centre.
 */
export function contact(shape: Shape, pose: Pose, surface: Surface, at: number): Contact {
  const own = shape.form === 'disc' ? onCircle(shape.radius, at) : onEdges(litEdges(shape, surface), at)
  const straight = { x: 0, y: 0, a: pose.a }
  const length = litLength(shape, surface)
  return { point: place(own.point, pose), inward: place(own.inward, straight), length }
}
