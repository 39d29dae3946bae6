import type { PlaceOption } from '../../games/kit'
import { direction, roundTo } from '../../table/exact'
import { ownOutline } from '../../table/outline'
import { createTape } from '../../table/tape'
import type { Id, Point, Pose, Refusal, Region, Side } from '../../table/types'
import { fieldsOf, type Values } from './fields'
import { edgeNear, measured, pointAt, pointRound, roundOf } from './measured'
import { AHEAD, clamp, fromSeat, toBearing, toTable } from './numbers'
import { pieceOf, type Scene } from './scene'
import { bearingTo } from './sight'

type Placing = Pick<PlaceOption, 'where' | 'shape'>

/** The piece that such a place is round. */
function middleOf(where: Region): Id | undefined {
  if ('touching' in where) return where.touching
  return 'around' in where ? where.around : undefined
}

/** From the rear of a shape to its centre, mm. */
const rearOf = ({ board }: Scene, shape: string): number =>
  -Math.min(...ownOutline(board.shapes[shape]!).map(({ y }) => y))

/** The edge that a pose faces away from, else the nearest. */
const edgeBehind = ({ board }: Scene, pose: Pose): Side =>
  (Object.keys(AHEAD) as Side[]).find((edge) => AHEAD[edge] === pose.a) ?? edgeNear(pose, board.size)

/** As people read them: a degree is less than a hand can place. */
const wholeDegrees = (degrees: number): number => Math.round(degrees) % 360

const toCm = (mm: number): number => roundTo(mm / 10, 10)

/** Where a point is, as the seat measures it for such a place; cm and degrees. */
function pointValues(scene: Scene, { where, shape }: Placing, at: Point, behind: Side) {
  const { board, edge, rest } = scene
  const { along, depth } = measured(at, edge, board.size)
  const middle = middleOf(where)
  const way = middle === undefined ? 0 : fromSeat(bearingTo(rest[middle]!.pose, at), edge)
  return {
    along: toCm(along),
    depth: toCm(depth),
    rear: toCm(depth - rearOf(scene, shape)),
    round: toCm(roundOf(at, behind, edge, board.size)),
    direction: wholeDegrees(way),
  }
}

/** Where a piece stands, as the seat measures it; cm and whole degrees. */
export function standing(
  { board, edge }: Scene,
  pose: Pose,
): Required<Pick<Values, 'along' | 'depth' | 'heading'>> {
  const { along, depth } = measured(pose, edge, board.size)
  return { along: toCm(along), depth: toCm(depth), heading: wholeDegrees(fromSeat(pose.a, edge)) }
}

/** The same in words. What is round is not turned, unless the place leaves its heading free. */
export function sayStanding(scene: Scene, { where, shape }: Placing, pose: Pose): string {
  const { along, depth, heading } = standing(scene, pose)
  const turned =
    scene.board.shapes[shape]!.form !== 'disc' || fieldsOf(where).some(({ id }) => id === 'heading')
  const way = turned ? `, heading ${heading}°` : ''
  return `Its middle would stand ${along} cm from your left corner and ${depth} cm from your edge${way}.`
}

/** The example of the option in the numbers that a person may change. */
export function firstValues(scene: Scene, option: PlaceOption): Values {
  const { eg } = option
  if (typeof eg !== 'object') return {}
  const at = pointValues(scene, option, eg, edgeBehind(scene, eg))
  const all = { ...at, heading: wholeDegrees(fromSeat(eg.a, scene.edge)) }
  return Object.fromEntries(fieldsOf(option.where).map(({ id }) => [id, all[id]]))
}

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
    depth: deep(scene, option, values) ?? depth,
  }
  return { ...pointAt(to, edge, board.size), a }
}

/** From the seat's edge to the centre, mm. */
function deep(scene: Scene, { shape }: PlaceOption, { depth, rear }: Values): number | undefined {
  if (rear !== undefined) return rear * 10 + rearOf(scene, shape)
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
  return found.ok ? found : { ok: false, why: named(scene, found.why) }
}

/** The piece dragged to a point of the table: what the region leaves free follows. */
export function dragged(scene: Scene, option: PlaceOption, values: Values, to: Point): Values {
  const { where } = option
  const all = pointValues(scene, option, to, edgeNear(to, scene.board.size))
  const rear = 'rearWithin' in where ? clamp(all.rear, 0, where.rearWithin / 10) : all.rear
  const ids = fieldsOf(where).flatMap(({ id }) => (id === 'heading' ? [] : [id]))
  return { ...values, ...Object.fromEntries(ids.map((id) => [id, { ...all, rear }[id]])) }
}

/** The piece turned so that its bow looks at a point of the table, whole degrees. */
export function turnedTowards(
  scene: Scene,
  option: PlaceOption,
  values: Values,
  from: Point,
  to: Point,
): Values {
  if (!fieldsOf(option.where).some(({ id }) => id === 'heading')) return values
  return { ...values, heading: wholeDegrees(fromSeat(toBearing(bearingTo(from, to)), scene.edge)) }
}

/** The tape speaks of ids; people know the pieces by name. */
const named = (scene: Scene, why: string): string =>
  why.replace(/[\w-]+/g, (word) => (scene.rest[word] ? scene.nameOf(word) : word))
