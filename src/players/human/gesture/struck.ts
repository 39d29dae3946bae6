import type { FlickOption } from '../../../games/kit'
import { contact } from '../../../table/aim'
import { bearingOf, direction, RADIANS, sinCos, turn } from '../../../table/exact'
import { distance, dot, edgesOf, ownOutline, worldOutline } from '../../../table/outline'
import { refuse } from '../../../table/refusal'
import { SLANT } from '../../../table/settings'
import type { Point, Refusal } from '../../../table/types'
import { flicksDie } from '../../flicked'
import { type Aiming, originOf, pushedBy, touchedAt, withStrength } from '../aim'
import { strengthOf, toAt, toBearing } from '../numbers'
import type { Scene } from '../scene'
import type { Pushed } from '../stretch'
import type { Crossing } from './crossing'
import { speedOf } from './speed'
import type { Struck } from './swipe'

export type StruckAim = { ok: true; aiming: Aiming } | Refusal

const STEEPEST = sinCos(SLANT).cos

/** What a finger meets: the piece, or what is put on one for the flick. */
export function struckOutline(scene: Scene, option: FlickOption, aiming: Aiming): Point[] {
  const { point, shape, a } = originOf(scene, option, aiming)
  return worldOutline(shape, { x: point.x, y: point.y, a })
}

/** The swipe as an aim, or why it is none. `gain`: what the finger's speed counts for. */
export function struckAim(
  scene: Scene,
  option: FlickOption,
  before: Aiming,
  { crossing, velocity }: Struck,
  gain: number,
): StruckAim {
  const bearing = toBearing(bearingOf(velocity.x, velocity.y))
  const speed = speedOf(Math.hypot(velocity.x, velocity.y), gain, option)
  const aiming = withStrength({ ...before, bearing }, strengthOf(speed, option))
  return flicksDie(scene, option) ? { ok: true, aiming } : atCrossing(scene, option, aiming, crossing)
}

function atCrossing(scene: Scene, option: FlickOption, aiming: Aiming, crossing: Crossing): StruckAim {
  const pushed = pushedBy(scene, option, aiming)
  const at = atOf(pushed, crossing)
  if (at === null) return refuse(`${scene.nameOf(option.piece)} moves from its lit edges.`)
  const { inward } = contact(pushed.shape, pushed.pose, pushed.surface, at)
  if (dot(inward, direction(aiming.bearing)) < STEEPEST) return refuse('The push must go into the edge.')
  return { ok: true, aiming: touchedAt(scene, option, aiming, at) }
}

/** The crossing as a contact, mm along the lit edges; null on a dull one. */
function atOf({ shape, pose, surface }: Pushed, { edge, along, point }: Crossing): number | null {
  if (shape.form === 'disc') {
    const way = bearingOf(point.x - pose.x, point.y - pose.y)
    return toAt(shape.radius * RADIANS * turn(pose.a - way))
  }
  const edges = edgesOf(ownOutline(shape))
  const lit = typeof surface === 'object' ? surface.edges : edges.map((_, i) => i)
  const place = lit.indexOf(edge)
  if (place < 0) return null
  return toAt(lit.slice(0, place).reduce((sum, i) => sum + distance(...edges[i]!), along))
}
