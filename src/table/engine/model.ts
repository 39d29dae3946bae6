import { DICE } from '../dice'
import { feetOf } from '../feet'
import { type Outline, convexParts, distance, ownOutline, sectorsOf } from '../outline'
import { FEET } from '../settings'
import type { Vector } from '../turning'
import type { Material, Shape } from '../types'
import { CM, type Engine, type Jolt } from './engine'
import { finish, hull } from './hull'

/** A shape as the engine knows it, built once and shared by every world. */
export interface Model {
  shape: Shape
  body: Jolt.Shape
  material: Material
  mass: number
  /** The centre of mass in the piece's own frame, mm: outlines are written with a few decimals. */
  offCentre: Vector
  /** No point of the outline is farther from the centre, mm. */
  reach: number
  /** Moment of inertia by mass, square mm: about the piece's own z axis, and about one across it. */
  gyration: { along: number; across: number }
}

/** Feet weigh next to nothing, so that the centroid stays where the outline has it. */
const FEATHER = 1e-6
const prism = (base: Outline, low: number, high: number): Vector[] =>
  [low, high].flatMap((z) => base.map((p): Vector => [p.x, p.y, z]))

function foot(engine: Engine): Jolt.ShapeSettings {
  const ball = new engine.SphereShapeSettings(FEET.radius / CM)
  ball.mDensity = FEATHER
  return ball
}

type Flat = Exclude<Shape, { form: 'die' }>

const holeOf = (shape: Flat): number => (shape.form === 'disc' ? (shape.inner ?? 0) : 0)

/** A plate on four feet; hollow outlines and rings are cut into convex parts. */
function flat(engine: Engine, shape: Flat): Jolt.Shape {
  const compound = new engine.StaticCompoundShapeSettings()
  const [outline, hole, half] = [ownOutline(shape), holeOf(shape), shape.height / 2]
  const parts = hole > 0 ? sectorsOf(outline, hole) : convexParts(outline)
  const plates = parts.map((part) => hull(engine, prism(part, -half, half)))
  const straight = new engine.Quat(0, 0, 0, 1)
  const add = (part: Jolt.ShapeSettings, x: number, y: number, z: number): void => {
    const at = new engine.Vec3(x / CM, y / CM, z / CM)
    compound.AddShape(at, straight, part, 0)
    engine.destroy(at)
  }
  for (const plate of plates) add(plate, 0, 0, 0)
  const low = FEET.radius - half - FEET.height
  for (const { x, y } of feetOf(outline, hole)) add(foot(engine), x, y, low)
  engine.destroy(straight)
  return finish(engine, compound)
}

const reachOf = (shape: Shape): number =>
  Math.max(...ownOutline(shape).map((corner) => distance(corner, { x: 0, y: 0 })))

function bodyOf(engine: Engine, shape: Shape): Jolt.Shape {
  if (shape.form === 'die') return finish(engine, hull(engine, DICE[shape.die].hull))
  return flat(engine, shape)
}

function offCentreOf(body: Jolt.Shape): Vector {
  const centre = body.GetCenterOfMass()
  return [centre.GetX() * CM, centre.GetY() * CM, centre.GetZ() * CM]
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
  const [offCentre, reach, gyration] = [offCentreOf(body), reachOf(shape), gyrationOf(body)]
  return { shape, body, material, mass: shape.mass, offCentre, reach, gyration }
}
