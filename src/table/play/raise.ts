import type { Body } from '../engine/body'
import { baseOf } from '../shape'
import type { Board, Id, Pose, Rest } from '../types'
import { type Flat, flatAt } from './flat'
import { smallPose } from './lay'
import type { Resting } from './touching'

/** Small pieces that came to rest up on others lie there, everybody at its height. */
export function raised(
  board: Board,
  table: Rest,
  flats: readonly Flat[],
  dice: readonly (readonly [Body, Pose])[],
  small: readonly Resting[],
): Flat[] {
  const bearers = [...flats, ...dice.map(([die, pose]) => flatAt(die, pose))]
  const poses = new Map<Id, Pose>(bearers.map(({ body, pose }) => [body.id, pose]))
  for (const { body, touched } of small) {
    const flat = flats.find((one) => one.body === body)!
    poses.set(body.id, smallPose(flat, touched, bearers))
  }
  const rest: Rest = Object.fromEntries(
    bearers.map(({ body }) => [body.id, { ...table[body.id]!, pose: poses.get(body.id)! }]),
  )
  return flats.map(({ body }) => {
    const { pose } = rest[body.id]!
    return flatAt(body, pose, baseOf(board, rest, pose))
  })
}
