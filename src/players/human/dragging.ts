import type { PlaceOption } from '../../games/kit'
import type { Point } from '../../table/types'
import { fieldsOf, type Values } from './fields'
import { edgeNear } from './measured'
import { clamp, fromSeat, toBearing } from './numbers'
import type { Scene } from './scene'
import { bearingTo } from './sight'
import { pointValues, wholeDegrees } from './standing'

/** The piece dragged to a point of the table: what the region leaves free follows. */
export function dragged(scene: Scene, option: PlaceOption, values: Values, to: Point): Values {
  const { where } = option
  const all = pointValues(scene, option, to, edgeNear(to, scene.board.size), values.heading ?? 0)
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
