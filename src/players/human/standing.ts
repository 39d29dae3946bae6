import type { PlaceOption } from '../../games/kit'
import { roundTo } from '../../table/exact'
import { worldOutline } from '../../table/outline'
import type { Id, Point, Pose, Region, Side } from '../../table/types'
import { fieldsOf, type Values } from './fields'
import { edgeNear, measured, roundOf } from './measured'
import { AHEAD, fromSeat } from './numbers'
import type { Scene } from './scene'
import { bearingTo } from './sight'

/* Where a piece stands, in the numbers and words of a seat. */

type Placing = Pick<PlaceOption, 'where' | 'shape'>

/** The piece that such a place is round. */
export function middleOf(where: Region): Id | undefined {
  if ('touching' in where) return where.touching
  return 'around' in where ? where.around : undefined
}

/** From the point nearest to the seat's edge to the centre, of a shape with that heading for the seat, mm. */
export const rearOf = ({ board }: Scene, shape: string, heading: number): number =>
  -Math.min(...worldOutline(board.shapes[shape]!, { x: 0, y: 0, a: heading }).map(({ y }) => y))

/** The edge that a pose faces away from, else the nearest. */
const edgeBehind = ({ board }: Scene, pose: Pose): Side =>
  (Object.keys(AHEAD) as Side[]).find((edge) => AHEAD[edge] === pose.a) ?? edgeNear(pose, board.size)

/** As people read them: a degree is less than a hand can place. */
export const wholeDegrees = (degrees: number): number => Math.round(degrees) % 360

const toCm = (mm: number): number => roundTo(mm / 10, 10)

/** Where a piece that faces so would be, as the seat measures it for such a place; cm and degrees. */
export function pointValues(
  scene: Scene,
  { where, shape }: Placing,
  at: Point,
  behind: Side,
  heading: number,
) {
  const { board, edge, rest } = scene
  const { along, depth } = measured(at, edge, board.size)
  const middle = middleOf(where)
  const way = middle === undefined ? 0 : fromSeat(bearingTo(rest[middle]!.pose, at), edge)
  return {
    along: toCm(along),
    depth: toCm(depth),
    rear: toCm(depth - rearOf(scene, shape, heading)),
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
  const heading = fromSeat(eg.a, scene.edge)
  const at = pointValues(scene, option, eg, edgeBehind(scene, eg), heading)
  const all = { ...at, heading: wholeDegrees(heading) }
  return Object.fromEntries(fieldsOf(option.where).map(({ id }) => [id, all[id]]))
}
