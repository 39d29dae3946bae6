import { direction, sinCos } from '../exact'
import { dot, ownOutline } from '../outline'
import { refuse } from '../refusal'
import { SLANT } from '../settings'
import type { Aim, Pose, Refusal, Shape, Surface } from '../types'
import { contact, litLength } from './contact'
import { badAt } from './numbers'

/** How far beside its centre a die may be pushed, mm. */
export const BESIDE = 4

const STEEPEST = sinCos(SLANT).cos
/** The steepest push allowed is not refused for its last bit. */
const ROUNDING = 1e-12

function badSurface(shape: Shape, surface: Surface): Refusal | undefined {
  if (typeof surface !== 'object') {
    return surface === 'any' ? refuse('Only a die is pushed through its centre.') : undefined
  }
  const corners = ownOutline(shape).length
  const isEdge = (i: number): boolean => Number.isInteger(i) && i >= 0 && i < corners
  const fits = shape.form === 'plate' && surface.edges.length > 0 && surface.edges.every(isEdge)
  return fits ? undefined : refuse(`The piece has no such edges: ${surface.edges.join(', ')}.`)
}

/** The finger must push into the piece, not along it. */
function badSlant(shape: Shape, pose: Pose, surface: Surface, aim: Aim): Refusal | undefined {
  const { inward } = contact(shape, pose, surface, aim.at)
  const fits = dot(inward, direction(aim.bearing)) >= STEEPEST - ROUNDING
  return fits ? undefined : refuse('The push must go into the edge.')
}

/** Why this piece cannot be pushed there, in this direction. The bearing must be a number already. */
export function badPush(shape: Shape, pose: Pose, surface: Surface, aim: Aim): Refusal | undefined {
  if (shape.form === 'die') {
    return surface === 'any' ? badAt(aim.at, -BESIDE, BESIDE) : refuse('A die is pushed through its centre.')
  }
  return (
    badSurface(shape, surface) ??
    badAt(aim.at, 0, litLength(shape, surface)) ??
    badSlant(shape, pose, surface, aim)
  )
}
