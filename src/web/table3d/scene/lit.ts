import { Group } from 'three'
import type { Shape, Surface } from '../../../table/types'
import { COLOURS } from '../colours'
import { dashed } from '../flat/dashed'
import { litRuns } from '../flat/edges'
import { frame, glow, wall } from '../flat/glow'
import { halo, ring } from '../flat/line'
import { type Sheet, joined } from '../flat/sheet'
import { flat } from './flat'

/** Of a lit wall: mm, and at least so many px on the screen. */
const THICK = 1.6
const THINNEST = 2.4
const GLOW = 26
const ALPHA = 0.62
const DASH = [5, 8] as const
/** The radius of the ring round a die, mm. */
export const DIE_RING = 13

/** From a target to the line round it, mm. */
const APART = 4

const CENTRE = { x: 0, y: 0 }

const thickAt = (px: number): number => Math.max(THICK, THINNEST * px)

const lightOf = (glowing: Sheet, lit: Sheet, bottom: number): Group =>
  new Group().add(
    flat(glowing, { colour: COLOURS.edge, z: bottom + 0.5, order: 10 }),
    flat(lit, { colour: COLOURS.edge, order: 12 }),
  )

const roundDie = (blocked: boolean, px: number): Group =>
  new Group().add(
    flat(halo(CENTRE, DIE_RING, DIE_RING + GLOW * 0.6, ALPHA), {
      colour: COLOURS.edge,
      order: 30,
      over: true,
    }),
    flat(ring(CENTRE, DIE_RING, thickAt(px), blocked ? 0.5 : 1), {
      colour: COLOURS.edge,
      order: 31,
      over: true,
    }),
  )

/**
 * The light on the edges where one may push, in the piece's own frame, its centre at the origin. `px`: mm
 * that a CSS pixel covers.
 */
export function litEdges(shape: Shape, surface: Surface, blocked: boolean, px: number): Group {
  if (shape.form === 'die') return roundDie(blocked, px)
  const half = shape.height / 2
  const runs = litRuns(shape, surface)
  const solid = blocked ? runs.flatMap((run) => dashed(run, ...DASH)) : runs
  const walls = solid.map((run) => wall(run, thickAt(px), [-half, half + 0.1]))
  return lightOf(joined(...runs.map((run) => glow(run, GLOW, ALPHA))), joined(...walls), -half)
}

/**
 * Round a piece that the flick may be meant for: apart from its rim, which is lit only where one may push.
 */
export function targeted(shape: Shape, px: number): Group {
  if (shape.form === 'die') return roundDie(false, px)
  const [run] = litRuns(shape, 'rim')
  const line = frame(run!, [APART, APART + thickAt(px)])
  return new Group().add(flat(line, { colour: COLOURS.edge, z: shape.height / 2, order: 12 }))
}
