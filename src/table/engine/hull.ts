import { WORLD } from '../settings'
import type { Vector } from '../turning'
import { CM, type Engine, type Jolt } from './engine'

/** A convex body from its corners in mm. `density`: g per cubic cm; it only weighs the parts of a piece. */
export function hull(engine: Engine, corners: readonly Vector[], density = 1): Jolt.ConvexHullShapeSettings {
  const settings = new engine.ConvexHullShapeSettings()
  settings.mMaxConvexRadius = WORLD.convexRadius / CM
  settings.mHullTolerance = WORLD.hullTolerance / CM
  settings.mDensity = density
  for (const corner of corners) pushPoint(engine, settings.mPoints, corner)
  return settings
}

function pushPoint(engine: Engine, points: Jolt.ArrayVec3, [x, y, z]: Vector): void {
  const point = new engine.Vec3(x / CM, y / CM, z / CM)
  points.push_back(point)
  engine.destroy(point)
}

/** The finished shape, owned by the caller; the settings are used up. */
export function finish(engine: Engine, settings: Jolt.ShapeSettings): Jolt.Shape {
  const made = settings.Create()
  if (made.HasError()) throw new RangeError(`The engine refuses this shape: ${made.GetError().c_str()}`)
  const shape = made.Get()
  shape.AddRef()
  made.Clear()
  engine.destroy(settings)
  return shape
}
