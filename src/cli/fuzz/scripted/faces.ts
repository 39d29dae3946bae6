import { below, type Random } from '../../../table/exact'
import { facesOf } from '../../../table/shape'
import type { Pose, Shape } from '../../../table/types'

/** A two-sided disc that moves turns over seldom. */
const TURNS_OVER = 0.2

type Showing = Pick<Pose, 'up'>

/** What a piece shows that is put down: what was chosen, else any face of a die. */
export function shownBy(shape: Shape, up: number | undefined, next: Random): Showing {
  if (up !== undefined) return { up }
  return shape.form === 'die' ? { up: 1 + below(next, facesOf(shape)) } : {}
}

/** What it shows after it has moved: a die any face, its old one too; a disc mostly the same side. */
export function shownAfter(shape: Shape, { up }: Pose, next: Random): Showing {
  if (shape.form === 'die') return { up: 1 + below(next, facesOf(shape)) }
  if (up === undefined) return {}
  return { up: next() < TURNS_OVER ? 3 - up : up }
}
