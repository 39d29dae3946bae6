import { type Body, spinOf, velocityOf } from '../engine/body'
import { CM, type Engine } from '../engine/engine'
import { hundredth } from '../exact'
import { WORLD } from '../settings'
import type { Event, Point } from '../types'
import { seconds } from './clock'

export type Touch = Extract<Event, { is: 'touch' }>

/** Faster than a sleeper may be; a turn counts by its energy. Gravity's pull within a step does not. */
function moves(body: Body): boolean {
  const [x, y] = velocityOf(body)
  const spin = spinOf(body)[2]
  return x * x + y * y + body.model.gyration.along * spin * spin > WORLD.sleepSpeed * WORLD.sleepSpeed
}

/** Who moved; when neither did to speak of, whoever could. The mover first, of two the smaller id. */
function inOrder(a: Body, b: Body): Pick<Touch, 'a' | 'b' | 'moving'> {
  const [small, large] = a.index < b.index ? [a, b] : [b, a]
  const known = moves(small) || moves(large)
  const [one, other] = known ? [moves(small), moves(large)] : [!small.fixed, !large.fixed]
  const [first, second] = one ? [small, large] : [large, small]
  return { a: first.id, b: second.id, moving: one && other ? 'both' : 'a' }
}

/** The middle of a contact, in the plane of the table. */
function middle(engine: Engine, manifold: number): Point {
  const contact = engine.wrapPointer(manifold, engine.ContactManifold)
  const count = contact.get_mRelativeContactPointsOn1().size()
  let [x, y] = [0, 0]
  for (let i = 0; i < count; i++) {
    const point = contact.GetWorldSpaceContactPointOn1(i)
    x += point.GetX()
    y += point.GetY()
  }
  return { x: hundredth((x / count) * CM), y: hundredth((y / count) * CM) }
}

export function touchOf(engine: Engine, halves: number, a: Body, b: Body, manifold: number): Touch {
  return { t: seconds(halves), is: 'touch', ...inOrder(a, b), at: middle(engine, manifold) }
}
