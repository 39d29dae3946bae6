import { Group } from 'three'
import type { Shape, Surface } from '../../../table/types'
import { COLOURS } from '../colours'
import { dashed } from '../flat/dashed'
import { litRuns } from '../flat/edges'
import { glow, wall } from '../flat/glow'
import { halo, ring } from '../flat/line'
import { type Sheet, joined } from '../flat/sheet'
import { flat } from './flat'

const THICK = 1.6
const GLOW = 26
const ALPHA = 0.62
const DASH = [5, 8] as const
/** Of the ring round a die, mm. */
const DIE_RING = 13

const CENTRE = { x: 0, y: 0 }

const lightOf = (glowing: Sheet, lit: Sheet, bottom: number): Group =>
  new Group().add(
    flat(glowing, { colour: COLOURS.edge, z: bottom + 0.5, order: 10 }),
    flat(lit, { colour: COLOURS.edge, order: 12 }),
  )

const roundDie = (blocked: boolean): Group =>
  new Group().add(
    flat(halo(CENTRE, DIE_RING, DIE_RING + GLOW * 0.6, ALPHA), {
      colour: COLOURS.edge,
      order: 30,
      over: true,
    }),
    flat(ring(CENTRE, DIE_RING, THICK, blocked ? 0.5 : 1), { colour: COLOURS.edge, order: 31, over: true }),
  )

/** The light on the edges where one may push, in the piece's own frame, its centre at the origin. */
export function litEdges(shape: Shape, surface: Surface, blocked: boolean): Group {
  if (shape.form === 'die') return roundDie(blocked)
  const half = shape.height / 2
  const runs = litRuns(shape, surface)
  const solid = blocked ? runs.flatMap((run) => dashed(run, ...DASH)) : runs
  const walls = solid.map((run) => wall(run, THICK, [-half, half + 0.1]))
  return lightOf(joined(...runs.map((run) => glow(run, GLOW, ALPHA))), joined(...walls), -half)
}

/** The outline of a piece that the flick may be meant for. */
export function targeted(shape: Shape): Group {
  if (shape.form === 'die') return roundDie(false)
  const half = shape.height / 2
  const [run] = litRuns(shape, 'rim')
  return new Group().add(
    flat(wall(run!, THICK, [half - 0.6, half + 0.15]), { colour: COLOURS.edge, order: 12 }),
  )
}
