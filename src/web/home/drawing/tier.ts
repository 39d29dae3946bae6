import type { Object3D } from 'three'
import { DICE, lying } from '../../../table/dice'
import type { DieName } from '../../../table/types'
import { ahead, bearingTo } from '../../table3d/flat/bearing'
import { aim } from '../../table3d/scene/aim'
import { die } from '../../table3d/scene/die'
import { litEdges } from '../../table3d/scene/lit'
import { shadowed } from '../../table3d/scene/shadowed'
import { laid } from '../../table3d/scene/stance'
import type { Picture } from './picture'
import { planets } from './planets'

const BLUE = '#4c97e0'
const RED = '#e0483f'
const GREEN = '#3f9e58'
const YELLOW = '#e0b03c'

interface Thrown {
  die: DieName
  x: number
  y: number
  a: number
  up: number
  colour: string
}

const OURS = { x: 270, y: 395 }
const THEIRS = { x: 412, y: 322 }
const BEARING = bearingTo(OURS, THEIRS)

const thrown = (die: DieName, x: number, y: number, a: number, up: number, colour: string): Thrown => ({
  die,
  x,
  y,
  a,
  up,
  colour,
})

const DICE_THERE = [
  thrown('D10', OURS.x, OURS.y, 40, 6, BLUE),
  thrown('D6', 75, 530, 15, 4, BLUE),
  thrown('D6', 150, 395, 30, 3, BLUE),
  thrown('D10', THEIRS.x, THEIRS.y, 200, 5, RED),
  thrown('D10', 632, 545, 80, 8, RED),
  thrown('D6', 505, 490, 10, 2, RED),
  thrown('D6', 470, 130, 45, 5, YELLOW),
  thrown('D6', 570, 235, 20, 6, YELLOW),
  thrown('D6', 640, 85, 5, 3, YELLOW),
  thrown('D6', 235, 85, 70, 1, GREEN),
  thrown('D10', 110, 70, 120, 2, GREEN),
]

function put({ die: name, x, y, a, up, colour }: Thrown): Object3D {
  const at = [x, y, DICE[name].half] as const
  return laid(shadowed(die(name, true, colour)), { at, turn: lying(name, up, a) })
}

function ring(px: number): Object3D {
  const lit = litEdges({ form: 'die', die: 'D10', mass: 1 }, 'any', false, px)
  lit.position.set(OURS.x, OURS.y, DICE.D10.half)
  return lit
}

/** A ship, which is a die, attacks another one between the planets. */
export const tier: Picture = {
  size: { x: 712, y: 610 },
  print: planets,
  eye: { at: { x: 356, y: 306 }, bearing: 16, elevation: 50, distance: 1560 },
  pieces(px) {
    const along = (mm: number) => ahead(OURS, BEARING, mm)
    const drawn = {
      origin: OURS,
      bearing: BEARING,
      solid: [OURS, along(120)],
      dots: [along(120), along(148)],
      wedge: 6,
      reach: [170, 230] as const,
      handle: null,
      leaves: false,
    }
    return [...DICE_THERE.map(put), ring(px), aim(drawn, px)]
  },
  pull: { from: OURS, to: ahead(OURS, BEARING + 180, 66) },
}
