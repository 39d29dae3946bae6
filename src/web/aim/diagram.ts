import { contactOf, flickedShape, fromSeat, isDie, met, originOf } from '../../players/human'
import { contact, litLength } from '../../table/aim'
import { placing } from '../../table/exact'
import { distance, dot, edgesOf, ownOutline, plus, times } from '../../table/outline'
import type { Point, Surface } from '../../table/types'
import type { AtAim } from '../match/model/work'

/** The flicked piece from above as its seat sees it, mm from its centre, x to the right and y down. */
export interface Diagram {
  outline: readonly Point[]
  lit: readonly (readonly [Point, Point])[]
  /** Where the finger meets it; null: it cannot be pushed on this bearing. */
  at: Point | null
}

const down = ({ x, y }: Point): Point => ({ x, y: -y })

/** From a frame of that heading, such as the piece's own, to the diagram. */
function turning({ scene }: AtAim, heading: number): (own: Point) => Point {
  const turn = placing({ x: 0, y: 0, a: fromSeat(heading, scene.edge) })
  return (own) => down(turn(own))
}

const isLit = (surface: Surface, i: number): boolean =>
  typeof surface !== 'object' || surface.edges.includes(i)

/** Farther from its centre than any piece reaches, mm. */
const OUTSIDE = 1000

/** Where a finger that comes from behind meets the outline, so far to the right of the way. */
function behind(outline: readonly Point[], way: Point, right: Point, mm: number): Point {
  const from = plus(times(way, -OUTSIDE), times(right, mm))
  return plus(from, times(way, met(from, way, outline) ?? OUTSIDE))
}

/** The contact in the diagram. A die is met behind its centre, on its rim. */
function contactIn(at: AtAim, outline: readonly Point[], turn: (own: Point) => Point): Point | null {
  const { scene, option, aiming } = at
  const [mm, shape] = [contactOf(scene, option, aiming), flickedShape(scene, option)]
  if (mm === undefined) return null
  if (!isDie(shape)) return turn(contact(shape, MIDDLE, option.surface, mm).point)
  const ahead = turning(at, aiming.bearing)
  return behind(outline, ahead({ x: 0, y: 1 }), ahead({ x: 1, y: 0 }), mm)
}

const MIDDLE = { x: 0, y: 0, a: 0 }

export function diagramOf(at: AtAim): Diagram {
  const { shape, a } = originOf(at.scene, at.option, at.aiming)
  const turn = turning(at, a)
  const outline = ownOutline(shape).map(turn)
  const lit = edgesOf(outline).filter((_, i) => isLit(at.option.surface, i))
  return { outline, lit, at: contactIn(at, outline, turn) }
}

/** mm between the places that are tried. */
const STEP = 0.5

/** The contact nearest to a place of the diagram. */
export function contactNear(at: AtAim, place: Point): number {
  const { shape, a } = originOf(at.scene, at.option, at.aiming)
  if (isDie(shape)) return dot(place, turning(at, at.aiming.bearing)({ x: 1, y: 0 }))
  const [turn, { surface }] = [turning(at, a), at.option]
  const places = Array.from({ length: Math.floor(litLength(shape, surface) / STEP) + 1 }, (_, i) => i * STEP)
  const far = (mm: number): number => distance(place, turn(contact(shape, MIDDLE, surface, mm).point))
  return places.reduce((best, mm) => (far(mm) < far(best) ? mm : best))
}

/** Half the side of a square that holds the piece however it is turned, mm. */
export const roomFor = ({ outline }: Diagram): number =>
  Math.max(...outline.map((corner) => distance(corner, { x: 0, y: 0 })))
