import type { PlaceOption } from '../../games/kit'
import { direction } from '../../table/exact'
import { named } from '../../table/refusal'
import { createTape } from '../../table/tape'
import type { Id, Point, Pose, Refusal } from '../../table/types'
import { fieldsOf, type Values } from './fields'
import { measured, pointAt, pointRound } from './measured'
import { fromSeat, toTable } from './numbers'
import { pieceOf, type Scene } from './scene'
import { firstValues, middleOf, rearOf } from './standing'

/* The numbers of a seat become a place on the table. */

/** The numbers of the example are rounded: as long as nobody changes them they mean the example itself. */
function untouched(scene: Scene, option: PlaceOption, values: Values): boolean {
  const first = firstValues(scene, option)
  return fieldsOf(option.where).every(({ id }) => values[id] === first[id])
}

/** The pose that these numbers wish; what is not free is taken from the example. */
export function wished(scene: Scene, option: PlaceOption, values: Values): Pose {
  const { board, edge } = scene
  if (typeof option.eg === 'object' && untouched(scene, option, values)) return option.eg
  const base: Pose = typeof option.eg === 'object' ? option.eg : { x: 0, y: 0, a: 0 }
  const a = values.heading === undefined ? base.a : toTable(values.heading, edge)
  const middle = middleOf(option.where)
  if (middle !== undefined) return { ...beside(scene, middle, values.direction ?? 0), a }
  if (values.round !== undefined) return { ...pointRound(values.round * 10, edge, board.size), a }
  const { along, depth } = measured(base, edge, board.size)
  const to = {
    along: values.along === undefined ? along : values.along * 10,
    depth: deep(scene, option, values, fromSeat(a, edge)) ?? depth,
  }
  return { ...pointAt(to, edge, board.size), a }
}

/** From the seat's edge to the centre, mm. */
function deep(
  scene: Scene,
  { shape }: PlaceOption,
  { depth, rear }: Values,
  heading: number,
): number | undefined {
  if (rear !== undefined) return rear * 10 + rearOf(scene, shape, heading)
  return depth === undefined ? undefined : depth * 10
}

/**
 * The same for the eye: what goes beside a piece is seen there, whatever else lies there already, and where
 * one can take hold of it.
 */
export function wishedBeside(scene: Scene, option: PlaceOption, values: Values): Pose {
  const pose = wished(scene, option, values)
  const middle = middleOf(option.where)
  if (middle === undefined) return pose
  const tape = createTape(scene.board)({ [middle]: pieceOf(scene, middle) })
  const alone = tape.place(option.shape, option.where, pose, option.piece)
  return alone.ok ? alone.pose : pose
}

/** Any point in that direction will do: the table slides the piece until it touches. */
function beside(scene: Scene, id: Id, bearing: number): Point {
  const { pose } = pieceOf(scene, id)
  const way = direction(toTable(bearing, scene.edge))
  return { x: pose.x + way.x * 1000, y: pose.y + way.y * 1000 }
}

/** Where the piece would come to lie, or why it cannot. */
export function placed(
  scene: Scene,
  option: PlaceOption,
  values: Values,
): { ok: true; pose: Pose } | Refusal {
  const { shape, where, piece } = option
  const found = scene.tape.place(shape, where, wished(scene, option, values), piece)
  return found.ok ? found : named(found, scene.nameOf)
}
