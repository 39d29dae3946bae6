import { contactOf, fromSeat, travellerOf } from '../../players/human'

import { contact, litLength } from '../../table/aim'
import { direction, placing } from '../../table/exact'
import { distance, dot, edgesOf, ownOutline } from '../../table/outline'
import type { Point, Shape, Surface } from '../../table/types'
import type { AtAim } from '../match/model/work'

/** The flicked piece from above as its seat sees it, mm from its centre, x to the right and y down. */
export interface Diagram {
  outline: readonly Point[]
  lit: readonly (readonly [Point, Point])[]
  /** Where the finger meets it; null: it cannot be pushed on this bearing. */
  at: Point | null
}

const down = ({ x, y }: Point): Point => ({ x, y: -y })

const shapeOf = ({ scene, option }: AtAim): Shape => scene.board.shapes[travellerOf(scene, option)]!

/** From the frame of the piece to the diagram. */
function turning(at: AtAim): (own: Point) => Point {
  const { scene, option, aiming } = at
  const a = fromSeat(option.adds ? aiming.bearing : scene.rest[option.piece]!.pose.a, scene.edge)
  const turn = placing({ x: 0, y: 0, a })
  return (own) => down(turn(own))
}

const isLit = (surface: Surface, i: number): boolean =>
  typeof surface !== 'object' || surface.edges.includes(i)

/** The contact in the frame of the piece. A die is met behind its centre, on its rim. */
function ownContact(at: AtAim, shape: Shape): Point | null {
  const mm = contactOf(at.scene, at.option, at.aiming)
  if (mm === undefined) return null
  if (shape.form === 'die') return { x: mm, y: Math.min(...ownOutline(shape).map(({ y }) => y)) }
  return contact(shape, { x: 0, y: 0, a: 0 }, at.option.surface, mm).point
}

export function diagramOf(at: AtAim): Diagram {
  const [shape, turn] = [shapeOf(at), turning(at)]
  const outline = ownOutline(shape).map(turn)
  const own = ownContact(at, shape)
  const lit = edgesOf(outline).filter((_, i) => isLit(at.option.surface, i))
  return { outline, lit, at: own && turn(own) }
}

/** mm between the places that are tried. */
const STEP = 0.5

/** The contact nearest to a place of the diagram. */
export function contactNear(at: AtAim, place: Point): number {
  const [shape, turn] = [shapeOf(at), turning(at)]
  if (shape.form === 'die')
    return dot(place, down(direction(fromSeat(at.aiming.bearing, at.scene.edge) + 90)))
  const { surface } = at.option
  const places = Array.from({ length: Math.floor(litLength(shape, surface) / STEP) + 1 }, (_, i) => i * STEP)
  const far = (mm: number): number =>
    distance(place, turn(contact(shape, { x: 0, y: 0, a: 0 }, surface, mm).point))
  return places.reduce((best, mm) => (far(mm) < far(best) ? mm : best))
}

/** Half the side of a square that holds the piece however it is turned, mm. */
export const roomFor = ({ outline }: Diagram): number =>
  Math.max(...outline.map((corner) => distance(corner, { x: 0, y: 0 })))
