import { type Contact, rubbing } from '../materials'
import { ASSIST } from '../settings'
import type { Body } from './body'
import type { Engine, Jolt } from './engine'
import { LAYOUT, floatAt } from './memory'

/** Told of every new contact of two pieces; the manifold is the engine's, valid only during the call. */
export type Touched = (a: Body, b: Body, manifold: number) => void

/**
 * The engine's own combination of two values cannot express the wanted pairs, so every contact gets its own.
 * `mat`: the ground that bodies that are no pieces are of.
 */
export function contactListener(
  engine: Engine,
  bodies: ReadonlyMap<number, Body>,
  mat: number,
  touched: Touched,
): Jolt.ContactListenerJS {
  const rub = (a: Body | undefined, b: Body | undefined, settings: number): void => {
    const pair: Contact = rubbing(a ? a.ground : mat, b ? b.ground : mat)
    const at = floatAt(settings)
    engine.HEAPF32[at + LAYOUT.friction] = a?.slippery || b?.slippery ? ASSIST.friction : pair.friction
    engine.HEAPF32[at + LAYOUT.restitution] = pair.restitution
  }
  const listener = new engine.ContactListenerJS()
  listener.OnContactValidate = () => engine.ValidateResult_AcceptAllContactsForThisBodyPair
  listener.OnContactAdded = (first, second, manifold, settings) => {
    const [a, b] = [bodies.get(first), bodies.get(second)]
    rub(a, b, settings)
    if (a && b) touched(a, b, manifold)
  }
  listener.OnContactPersisted = (first, second, _manifold, settings) =>
    rub(bodies.get(first), bodies.get(second), settings)
  listener.OnContactRemoved = () => undefined
  return listener
}
