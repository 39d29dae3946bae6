import { groundOf } from '../materials'
import { WORLD } from '../settings'
import type { Id } from '../types'
import { type Body, type EntryState, entry } from './body'
import { type Touched, contactListener } from './contacts'
import type { Engine, Jolt } from './engine'
import { memoryOf } from './memory'
import { openSpace } from './space'
import type { Stock } from './stock'

/** A piece on its way into a world. */
export interface Joining {
  id: Id
  shape: string
  fixed: boolean
  from: EntryState
}

/** A fresh world for one flick: with a world that is used again, 5 of 20 flicks ended otherwise. */
export interface World {
  bodies: readonly Body[]
  system: Jolt.PhysicsSystem
  /** How many bodies are awake. */
  awake(): number
  wake(body: Body): void
  /** Takes a body out for good; it must not be woken again. */
  remove(body: Body): void
  /** One part of 1/240 s: the whole for 1, the half for 2. */
  step(parts: 1 | 2): void
  close(): void
}

/** The mat lies still at the south-west corner. */
const MAT: EntryState = entry([0, 0, 0], [0, 0, 0, 1], [0, 0, 0], [0, 0, 0])

function enter(engine: Engine, hands: Jolt.BodyInterface, settings: Jolt.BodyCreationSettings): Jolt.Body {
  const body = hands.CreateBody(settings)
  hands.AddBody(body.GetID(), engine.EActivation_DontActivate)
  return body
}

function settingsOf(stock: Stock, { shape, fixed, from }: Joining, index: number): Jolt.BodyCreationSettings {
  const settings = stock.mould(shape, fixed).fill(from)
  settings.mUserData = index
  return settings
}

function bodyOf(stock: Stock, joining: Joining, index: number, jolt: Jolt.Body): Body {
  const { id, shape, fixed, from } = joining
  const model = stock.model(shape)
  const [key, ground] = [jolt.GetID().GetIndexAndSequenceNumber(), groundOf(model.material)]
  const memory = memoryOf(stock.engine, jolt)
  const changes = { awake: false, woken: false, slippery: false, helped: false, out: false }
  return { id, index, model, fixed, from, jolt, memory, key, ground, ...changes }
}

/** Tells when bodies wake and fall asleep, so that nobody has to ask each of them after every step. */
function sleepListener(engine: Engine, bodies: readonly Body[]): Jolt.BodyActivationListenerJS {
  const listener = new engine.BodyActivationListenerJS()
  listener.OnBodyActivated = (_id, index) => {
    bodies[index]!.awake = true
    bodies[index]!.woken = true
  }
  listener.OnBodyDeactivated = (_id, index) => {
    bodies[index]!.awake = false
  }
  return listener
}

/** Everybody in the order given, nobody awake. */
export function openWorld(stock: Stock, joining: readonly Joining[], touched: Touched): World {
  const { engine } = stock
  const space = openSpace(engine)
  const system = space.GetPhysicsSystem()
  const hands = system.GetBodyInterfaceNoLock()
  enter(engine, hands, stock.mat.fill(MAT))
  const bodies = joining.map((one, i) => {
    const jolt = enter(engine, hands, settingsOf(stock, one, i))
    return bodyOf(stock, one, i, jolt)
  })
  const byPointer = new Map(bodies.map((body) => [engine.getPointer(body.jolt), body]))
  const contacts = contactListener(engine, byPointer, groundOf(stock.board.mat ?? 'mat'), touched)
  const sleep = sleepListener(engine, bodies)
  system.SetContactListener(contacts)
  system.SetBodyActivationListener(sleep)
  return {
    bodies,
    system,
    awake: () => system.GetNumActiveBodies(engine.EBodyType_RigidBody),
    wake: (body) => hands.ActivateBody(body.jolt.GetID()),
    remove: (body) => {
      body.out = true
      hands.RemoveBody(body.jolt.GetID())
    },
    step: (parts) => space.Step(1 / WORLD.rate / parts, 1),
    close: () => [space, contacts, sleep].forEach((tool) => engine.destroy(tool)),
  }
}
