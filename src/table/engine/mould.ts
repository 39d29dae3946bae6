import { DIE_DAMPING, LOW_PUSH, WORLD } from '../settings'
import type { Shape } from '../types'
import { ENTRY, type EntryState, type EntryField } from './body'
import { CM, type Engine, type Jolt } from './engine'
import type { Model } from './model'
import { LAYER } from './space'

/** Settings for bodies of one shape, filled once; only where a body starts is written for each. */
export interface Mould {
  settings: Jolt.BodyCreationSettings
  /** Numbers must be finite: the engine takes NaN silently and never sleeps again. */
  fill(from: EntryState): Jolt.BodyCreationSettings
  close(): void
}

function blank(engine: Engine, shape: Jolt.Shape, fixed: boolean): Jolt.BodyCreationSettings {
  const [origin, straight] = [new engine.RVec3(0, 0, 0), new engine.Quat(0, 0, 0, 1)]
  const type = fixed ? engine.EMotionType_Static : engine.EMotionType_Dynamic
  const layer = fixed ? LAYER.still : LAYER.moving
  const settings = new engine.BodyCreationSettings(shape, origin, straight, type, layer)
  engine.destroy(origin)
  engine.destroy(straight)
  return settings
}

function weigh(engine: Engine, settings: Jolt.BodyCreationSettings, model: Model): void {
  settings.mOverrideMassProperties = engine.EOverrideMassProperties_CalculateInertia
  settings.mMassPropertiesOverride.mMass = model.mass
}

function dampingOf(shape: Shape): number {
  if (shape.form !== 'die') return 0
  return shape.pushed ? LOW_PUSH.damping : DIE_DAMPING
}

function move(engine: Engine, settings: Jolt.BodyCreationSettings, model: Model): void {
  settings.mMotionQuality = engine.EMotionQuality_LinearCast
  settings.mLinearDamping = 0
  settings.mAngularDamping = dampingOf(model.shape)
  settings.mMaxAngularVelocity = WORLD.maxSpin
  settings.mMaxLinearVelocity = WORLD.maxSpeed / CM
}

/** One of the mat: it lies still and straight. */
export const still = (engine: Engine, shape: Jolt.Shape): Mould => moulded(blank(engine, shape, true), engine)

export function mould(engine: Engine, model: Model, fixed: boolean): Mould {
  const settings = blank(engine, model.body, fixed)
  settings.mUseManifoldReduction = model.shape.form === 'die'
  weigh(engine, settings, model)
  move(engine, settings, model)
  return moulded(settings, engine)
}

function moulded(settings: Jolt.BodyCreationSettings, engine: Engine): Mould {
  const fill = (from: EntryState): Jolt.BodyCreationSettings => {
    const at = (field: EntryField, i: number): number => from[ENTRY[field] + i]!
    settings.mPosition.Set(at('position', 0), at('position', 1), at('position', 2))
    settings.mRotation.Set(at('turn', 0), at('turn', 1), at('turn', 2), at('turn', 3))
    settings.mLinearVelocity.Set(at('velocity', 0), at('velocity', 1), at('velocity', 2))
    settings.mAngularVelocity.Set(at('spin', 0), at('spin', 1), at('spin', 2))
    return settings
  }
  return { settings, fill, close: () => engine.destroy(settings) }
}
