import { expect, test } from 'vitest'
import { simulate } from '../play/play'
import { BOARD, onTable, piece } from '../testing/board'
import { dieFrom } from '../testing/flicks'
import { jolt } from '../testing/open'
import { centreOf, spinOf, turnOf, velocityOf } from './body'
import { CM, type Engine, type Jolt } from './engine'
import { LAYOUT, floatAt } from './memory'
import { loadSeparate } from './separate'
import { openStock } from './stock'

const rest = onTable(
  ['ship', piece('carrier', 450, 450, 33)],
  ['far', piece('destroyer', 450, 600, 12)],
  ['rock', piece('rock', 200, 200, 0, { fixed: true })],
)
const vector = (v: Jolt.Vec3 | Jolt.RVec3, by: number): number[] => [
  v.GetX() * by,
  v.GetY() * by,
  v.GetZ() * by,
]

const BUILDS: [string, () => Engine | Promise<Engine>][] = [
  ['in its script', () => jolt],
  ['beside its script', loadSeparate],
]

test.each(BUILDS)(
  'bodies are where they are thought to be in the memory of the engine %s',
  async (_, load) => {
    const stock = openStock(await load(), BOARD)
    simulate(
      stock,
      rest,
      dieFrom('ship', { x: 450, y: 450 }, 10, 900),
      () => undefined,
      ({ world }) => {
        world.bodies.forEach((body) => {
          const turn = body.jolt.GetRotation()
          expect(turnOf(body)).toEqual([turn.GetX(), turn.GetY(), turn.GetZ(), turn.GetW()])
          const centre = vector(body.jolt.GetPosition(), CM)
          centreOf(body).forEach((mm, i) => expect(mm).toBeCloseTo(centre[i]!, 4))
          if (body.fixed) return
          body.jolt.SetLinearVelocity(new stock.engine.Vec3(1, 2, 3))
          body.jolt.SetAngularVelocity(new stock.engine.Vec3(4, 5, 6))
          expect(velocityOf(body)).toEqual(vector(body.jolt.GetLinearVelocity(), CM))
          expect(spinOf(body)).toEqual(vector(body.jolt.GetAngularVelocity(), 1))
        })
      },
    )
    stock.close()
  },
)

test.each(BUILDS)('so are pair values and depths in the engine %s', async (_, load) => {
  const engine = await load()
  const settings = new engine.ContactSettings()
  const at = floatAt(engine.getPointer(settings))
  engine.HEAPF32[at + LAYOUT.friction] = 0.25
  engine.HEAPF32[at + LAYOUT.restitution] = 0.5
  expect([settings.mCombinedFriction, settings.mCombinedRestitution]).toEqual([0.25, 0.5])
  const manifold = new engine.ContactManifold()
  manifold.mPenetrationDepth = 0.125
  expect(engine.HEAPF32[floatAt(engine.getPointer(manifold)) + LAYOUT.depth]).toBe(0.125)
  engine.destroy(settings)
  engine.destroy(manifold)
})
