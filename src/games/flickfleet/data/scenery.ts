import type { Shape } from '../../../table/types'
import type { DieFirst, SceneryPiece } from './types'

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

/**
 * A round object. House heights: hard dice hardly fly over what never moves (scenery.slow.test.ts), which may
 * weigh anything.
 */
const round = (size: number, height: number, mass: number): Shape => ({
  form: 'disc',
  radius: size / 2,
  height,
  mass,
  material: 'scenery',
})

/** A ring asteroid by the rings left, mm: three nested pieces, 5 mm thick (H-SCENERY). */
const asteroid = (across: number, left: number, mass: number): [string, Shape] => [
  `asteroid:${left}`,
  round(across, 5, mass),
]

/** A quarter of a disc 70 mm across, 5 mm thick, about its centre of mass (H-SCENERY). */
const WEDGE: Shape = {
  form: 'plate',
  outline: [
    { x: -14.8, y: -14.8 },
    { x: 20.2, y: -14.8 },
    { x: 19, y: -5.7 },
    { x: 15.5, y: 2.7 },
    { x: 10, y: 10 },
    { x: 2.7, y: 15.5 },
    { x: -5.7, y: 19 },
    { x: -14.8, y: 20.2 },
  ],
  height: 5,
  mass: 5.6,
  material: 'scenery',
}

/** Sizes across, mm: star and moon by 001:204, 228 and H-SCENERY, the others made for this table. */
export const sceneryShapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(RINGS.map(ring)),
  neutron_star: round(25, 60, 35),
  moon: round(150, 75, 1500),
  planet: round(200, 100, 3000),
  coin: round(25, 8, 25),
  mug: round(80, 90, 300),
  bowl: round(120, 50, 250),
  plate: round(180, 25, 400),
  wedge: WEDGE,
  objective: { form: 'disc', radius: 12.5, height: 5, mass: 2.9, material: 'acrylic' },
  mine: { form: 'disc', radius: 10, height: 5, mass: 1.9, material: 'acrylic' },
  ...Object.fromEntries([asteroid(75, 3, 26.1), asteroid(50, 2, 11.6), asteroid(25, 1, 2.9)]),
}

/** The shape of a piece of scenery: its kind, or by size where it is made of a wing's pieces. */
export const shapeOfScenery = ({ kind, size }: SceneryPiece): string =>
  kind === 'obstacle_piece' ? `wing_piece:${size}` : shapeOfKind(kind, sceneryKinds[kind]!.hits)

/** What a kind of scenery is (001:117-124). `does`: a word of `rules.things`. */
export interface SceneryKind {
  /** As in a sentence: 'the moon'. */
  name: string
  mobile: boolean
  does: string
  /** Damage it takes before it is gone, when it is temporary; house numbers. */
  hits: number
  /** Each damage takes a piece of it: its shape is named by the damage it can still take, 'asteroid:2'. */
  worn?: true
  /** What becomes of ships that a die pushed before it touched this, if the scenario says nothing (D-40). */
  dieFirst?: DieFirst
}

/** A household object (001:124): what it usually is. */
const household = (name: string, hits: number): SceneryKind => ({
  name: `the ${name}`,
  mobile: true,
  does: 'temporary',
  hits,
})

export const sceneryKinds: Readonly<Record<string, SceneryKind>> = {
  neutron_star: { name: 'the neutron star', mobile: false, does: 'permanent', hits: 0 },
  moon: { name: 'the moon', mobile: false, does: 'permanent', hits: 0 },
  planet: { name: 'the planet', mobile: false, does: 'permanent', hits: 0 },
  // 001:190: nothing happens.
  obstacle_piece: { name: 'Post', mobile: true, does: 'range_obstacle', hits: 0, dieFirst: 'restore' },
  coin: household('coin', 2),
  mug: household('mug', 3),
  bowl: household('bowl', 4),
  plate: household('plate', 4),
  // H-SCENERY: a damage for each ring.
  asteroid: { name: 'the asteroid', mobile: true, does: 'asteroid', hits: 3, worn: true },
  // H-TOKEN
  objective: { name: 'objective', mobile: true, does: 'objective', hits: 0 },
  // H-MINE; what it does has nothing to do with damage.
  mine: { name: 'mine', mobile: true, does: 'mine', hits: 0 },
  wedge: { name: 'the wedge', mobile: true, does: 'asteroid', hits: 1 },
}

/** Of an obstacle that can still take so much damage. */
export const shapeOfKind = (kind: string, hits: number): string =>
  sceneryKinds[kind]!.worn ? `${kind}:${hits}` : kind

/**
 * 001:117, 124, 179  What may lie on the table in a fair battle, by the word that asks for it. `free`: its
 * players say whether it is mobile or static, permanent or temporary.
 */
export const freeObstacles: Readonly<Record<string, { kind: string; free: boolean }>> = {
  star: { kind: 'neutron_star', free: false },
  moon: { kind: 'moon', free: false },
  planet: { kind: 'planet', free: false },
  coin: { kind: 'coin', free: true },
  mug: { kind: 'mug', free: true },
  bowl: { kind: 'bowl', free: true },
  plate: { kind: 'plate', free: true },
  asteroid: { kind: 'asteroid', free: false },
}

/** Half of how far across the blast template of a mine is (H-MINE). */
export const BLAST_MM = 60

/** At most so many in one battle. House rule. */
export const MOST_OBSTACLES = 8

/** So far from the edges at which ships are placed: the largest ship fits in before it. House rule. */
export const OBSTACLES_BEYOND_MM = 250

/**
 * Where obstacles are proposed to lie, one after the other, mm: spread, and the same from both sides. House.
 */
export const PROPOSED_OBSTACLES = [
  { x: 450, y: 450 },
  { x: 250, y: 350 },
  { x: 650, y: 550 },
  { x: 650, y: 350 },
  { x: 250, y: 550 },
  { x: 100, y: 450 },
  { x: 800, y: 450 },
  { x: 450, y: 300 },
] as const
