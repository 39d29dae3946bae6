import type { Body } from './body'
import { CM, type Engine, type Jolt } from './engine'

/** The engine's shape query. After sleep the engine's own list of contacts is wrong; this is not. */
export interface Probe {
  /** The bodies at most `reach` mm from this one, with how deep they overlap in mm (negative: the gap). */
  near(system: Jolt.PhysicsSystem, body: Body, bodies: readonly Body[], reach: number): Map<Body, number>
  close(): void
}

export function openProbe(engine: Engine): Probe {
  const settings = new engine.CollideShapeSettings()
  const collector = new engine.CollideShapeAllHitCollisionCollector()
  const [scale, origin] = [new engine.Vec3(1, 1, 1), new engine.RVec3(0, 0, 0)]
  const filters = [
    new engine.BroadPhaseLayerFilter(),
    new engine.ObjectLayerFilter(),
    new engine.BodyFilter(),
    new engine.ShapeFilter(),
  ] as const
  const near: Probe['near'] = (system, body, bodies, reach) => {
    settings.mMaxSeparationDistance = reach / CM
    collector.Reset()
    const at = body.jolt.GetCenterOfMassTransform()
    const query = system.GetNarrowPhaseQueryNoLock()
    query.CollideShape(body.model.body, scale, at, settings, origin, collector, ...filters)
    return deepest(collector.mHits, body, bodies)
  }
  const close = (): void => {
    for (const tool of [settings, collector, scale, origin, ...filters]) engine.destroy(tool)
  }
  return { near, close }
}

function deepest(hits: Jolt.ArrayCollideShapeResult, self: Body, bodies: readonly Body[]): Map<Body, number> {
  const found = new Map<Body, number>()
  for (let i = 0; i < hits.size(); i++) {
    const hit = hits.at(i)
    const other = bodies.find((body) => body.key === hit.mBodyID2.GetIndexAndSequenceNumber())
    if (!other || other === self) continue
    found.set(other, Math.max(found.get(other) ?? -Infinity, hit.mPenetrationDepth * CM))
  }
  return found
}
