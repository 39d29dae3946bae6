import type { Shape } from '../../../table/types'
import type { SceneryPiece } from './types'

/** The outer diameters of a fighter wing's pieces, mm (H-GEOM), with their holes and masses. */
const RINGS = [
  { size: 60, inner: 40, mass: 9.3 },
  { size: 40, inner: 20, mass: 5.6 },
  { size: 20, inner: 0, mass: 1.9 },
] as const

const ring = ({ size, inner, mass }: (typeof RINGS)[number]): [string, Shape] => [
  `wing_piece:${size}`,
  {
    form: 'disc',
    radius: size / 2,
    ...(inner ? { inner: inner / 2 } : {}),
    height: 5,
    mass,
    material: 'acrylic',
  },
]

/** A round object. Heights and masses are made for this table; who never moves may weigh anything. */
const round = (size: number, height: number, mass: number): Shape => ({
  form: 'disc',
  radius: size / 2,
  height,
  mass,
  material: 'scenery',
})

/** H-SCENERY: sizes across, mm. */
export const sceneryShapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(RINGS.map(ring)),
  neutron_star: round(25, 20, 20),
  moon: round(150, 30, 500),
}

/** The shape of a piece of scenery: its kind, or by size where it is made of a wing's pieces. */
export const shapeOfScenery = ({ kind, size }: SceneryPiece): string =>
  kind === 'obstacle_piece' ? `wing_piece:${size}` : kind

/** What a kind of scenery is (001:117-124). `does`: a word of `rules.things`. */
export interface SceneryKind {
  name: string
  mobile: boolean
  does: string
  /** Damage it takes before it is gone; 0 for permanent scenery. */
  hits: number
}

export const sceneryKinds: Readonly<Record<string, SceneryKind>> = {
  neutron_star: { name: 'the neutron star', mobile: false, does: 'permanent', hits: 0 },
  moon: { name: 'the moon', mobile: false, does: 'permanent', hits: 0 },
  obstacle_piece: { name: 'Obstacle', mobile: true, does: 'range_obstacle', hits: 0 },
}
