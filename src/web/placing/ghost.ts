import { fieldsOf, type Scene, wishedBeside } from '../../players/human'
import type { PlaceOption } from '../../games/kit'
import { direction } from '../../table/exact'
import type { Point, Pose, Shape } from '../../table/types'
import type { AtPlace } from '../match/model/work'
import type { Mark } from '../parts/mark'
import type { Ghost } from '../table3d/types'

/** How far beyond the bow the heading handle stands, mm. */
const BEYOND = 30

/** Where the piece would come to lie; where it may not, where it was wished. */
export function poseOf({ found, scene, option, values }: AtPlace): Pose {
  return found.ok ? found.pose : wishedBeside(scene, option, values)
}

/** Whether a hand may turn it. */
export const turns = ({ option }: AtPlace): boolean =>
  fieldsOf(option.where).some(({ id }) => id === 'heading')

/** The piece that is being placed, as the table draws it. */
export function ghostOf(place: AtPlace, mark: Mark): Ghost {
  const pose = poseOf(place)
  return {
    shape: place.option.shape,
    pose,
    ok: place.found.ok,
    mark,
    label: place.scene.nameOf(place.option.piece),
    where: place.option.where,
    ...(turns(place) ? { handle: handleOf(place.scene, place.option, pose) } : {}),
  }
}

/** Where the hand turns it: ahead of the bow. */
export function handleOf(scene: Scene, { shape }: PlaceOption, pose: Pose): Point {
  const ahead = direction(pose.a)
  const mm = bowOf(scene.board.shapes[shape]!) + BEYOND
  return { x: pose.x + ahead.x * mm, y: pose.y + ahead.y * mm }
}

function bowOf(shape: Shape): number {
  if (shape.form === 'disc') return shape.radius
  return shape.form === 'die' ? 0 : Math.max(...shape.outline.map(({ y }) => y))
}
