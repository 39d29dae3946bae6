import { WORLD } from '../settings'
import { CM, type Engine, type Jolt } from './engine'

export const LAYER = { still: 0, moving: 1 } as const

/** Room for far more than any game puts on a table. */
const MOST = { bodies: 512, pairs: 4096, contacts: 4096 }

function layers(engine: Engine, settings: Jolt.JoltSettings): void {
  const pairs = new engine.ObjectLayerPairFilterTable(2)
  pairs.EnableCollision(LAYER.still, LAYER.moving)
  pairs.EnableCollision(LAYER.moving, LAYER.moving)
  const broad = new engine.BroadPhaseLayerInterfaceTable(2, 2)
  for (const layer of [LAYER.still, LAYER.moving]) {
    const level = new engine.BroadPhaseLayer(layer)
    broad.MapObjectToBroadPhaseLayer(layer, level)
    engine.destroy(level)
  }
  settings.mObjectLayerPairFilter = pairs
  settings.mBroadPhaseLayerInterface = broad
  settings.mObjectVsBroadPhaseLayerFilter = new engine.ObjectVsBroadPhaseLayerFilterTable(broad, 2, pairs, 2)
}

function tune(engine: Engine, system: Jolt.PhysicsSystem): void {
  const settings = system.GetPhysicsSettings()
  settings.mSpeculativeContactDistance = WORLD.speculative / CM
  settings.mPenetrationSlop = WORLD.slop / CM
  settings.mMinVelocityForRestitution = WORLD.bounceFrom / CM
  settings.mPointVelocitySleepThreshold = WORLD.sleepSpeed / CM
  settings.mTimeBeforeSleep = WORLD.sleepSeconds
  system.SetPhysicsSettings(settings)
  const gravity = new engine.Vec3(0, 0, -WORLD.gravity / CM)
  system.SetGravity(gravity)
  engine.destroy(gravity)
}

/** An empty world with our settings; `engine.destroy` it when done: the layers are its own. */
export function openSpace(engine: Engine): Jolt.JoltInterface {
  const settings = new engine.JoltSettings()
  settings.mMaxBodies = MOST.bodies
  settings.mMaxBodyPairs = MOST.pairs
  settings.mMaxContactConstraints = MOST.contacts
  layers(engine, settings)
  const space = new engine.JoltInterface(settings)
  engine.destroy(settings)
  tune(engine, space.GetPhysicsSystem())
  return space
}

/** The mat: a plane at height 0. It has no edges: a piece is taken away as soon as it leaves the table. */
export function matShape(engine: Engine): Jolt.Shape {
  const up = new engine.Vec3(0, 0, 1)
  const level = new engine.Plane(up, 0)
  const mat = new engine.PlaneShape(level)
  engine.destroy(level)
  engine.destroy(up)
  mat.AddRef()
  return mat
}
