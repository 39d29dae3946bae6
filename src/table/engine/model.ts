import { DICE } from '../dice'
import { feetOf } from '../feet'
import { type Outline, convexParts, distance, ownOutline, sectorsOf } from '../outline'
import { FEET } from '../settings'
import type { Vector } from '../turning'
import type { Material, Point, Shape } from '../types'
import type { Engine, Jolt } from './engine'
import { finish, hull } from './hull'

/** A shape as the engine knows it, built once and shared by every world. */
export interface Model {
  shape: Shape
  body: Jolt.Shape
  material: Material
  mass: number
  /** No point of the outline is farther from the centre, mm. */
  reach: number
  /** Moment of inertia by mass, square mm: about the piece's own z axis, and about one across it. */
  gyration: { along: number; across: number }
}

/** Feet weigh next to nothing, so that the centroid stays where the outline has it. */
const FEATHER = 1e-6
const ROOT3 = Math.sqrt(3)
const HEXAGON: Outline = [
  [2, 0],
  [1, ROOT3],
  [-1, ROOT3],
  [-2, 0],
  [-1, -ROOT3],
  [1, -ROOT3],
].map(([x, y]) => ({ x: (x! / 2) * FEET.radius, y: (y! / 2) * FEET.radius }))

const prism = (base: Outline, low: number, high: number): Vector[] =>
  [low, high].flatMap((z) => base.map((p): Vector => [p.x, p.y, z]))

const around = (at: Point): Outline => HEXAGON.map((p) => ({ x: p.x + at.x, y: p.y + at.y }))

type Flat = Exclude<Shape, { form: 'die' }>

const holeOf = (shape: Flat): number => (shape.form === 'disc' ? (shape.inner ?? 0) : 0)

/** A plate on four feet; hollow outlines and rings are cut into convex parts. */
function flat(engine: Engine, shape: Flat): Jolt.Shape {
  const compound = new engine.StaticCompoundShapeSettings()
  const [outline, hole, half] = [ownOutline(shape), holeOf(shape), shape.height / 2]
  const parts = hole > 0 ? sectorsOf(outline, hole) : convexParts(outline)
  const plates = parts.map((part) => hull(engine, prism(part, -half, half)))
  const feet = feetOf(outline, hole).map((at) =>
    hull(engine, prism(around(at), -half - FEET.height, 0), FEATHER),
  )
  const origin = new engine.Vec3(0, 0, 0)
  const straight = new engine.Quat(0, 0, 0, 1)
  for (const part of [...plates, ...feet]) compound.AddShape(origin, straight, part, 0)
  engine.destroy(origin)
  engine.destroy(straight)
  return finish(engine, compound)
}

const reachOf = (shape: Shape): number =>
  Math.max(...ownOutline(shape).map((corner) => distance(corner, { x: 0, y: 0 })))

function bodyOf(engine: Engine, shape: Shape): Jolt.Shape {
  if (shape.form === 'die') return finish(engine, hull(engine, DICE[shape.die].hull))
  return flat(engine, shape)
}

function gyrationOf(body: Jolt.Shape): Model['gyration'] {
  const { mMass, mInertia } = body.GetMassProperties()
  const share = 100 / mMass
  return { along: mInertia.GetAxisZ().GetZ() * share, across: mInertia.GetAxisX().GetX() * share }
}

/** Builds the engine's shape; `body.Release()` when done with it. */
export function modelOf(engine: Engine, shape: Shape): Model {
  const body = bodyOf(engine, shape)
  const material = shape.form === 'die' ? 'die' : shape.material
  return { shape, body, material, mass: shape.mass, reach: reachOf(shape), gyration: gyrationOf(body) }
}
