import type { Body } from '../engine/body'
import type { Probe } from '../engine/probe'
import type { World } from '../engine/world'
import { byId } from '../order'
import { TOLERANCE } from '../settings'
import type { Id } from '../types'
import { type Flat, isFlat, pairsWhere, touch } from './flat'
import type { BodyPair } from './watch'

type IdPair = [Id, Id]

/** A piece at rest with the pieces that it touches, as the engine left them. */
export interface Resting {
  body: Body
  touched: readonly Body[]
}

/** After sleep the engine's own list of contacts is wrong, so it is asked by shape. */
export function resting(probe: Probe, world: World, which: (body: Body) => boolean): Resting[] {
  return world.bodies
    .filter((body) => !body.out && which(body))
    .map((body) => {
      const near = [...probe.near(world.system, body, world.bodies, TOLERANCE).keys()]
      return { body, touched: near.filter(({ out }) => !out) }
    })
}

const sorted = (a: Id, b: Id): IdPair => (byId(a, b) < 0 ? [a, b] : [b, a])

/** Two that never woke touch if they did before. */
const stillTouching = (before: readonly BodyPair[]): BodyPair[] =>
  before.filter((pair) => pair.every((body) => !body.woken && isFlat(body)))

const haveMet = (a: Flat, b: Flat): boolean => (a.body.woken || b.body.woken) && touch(a, b)

/** Each pair once: flat pieces as they are laid, dice as the engine left them. */
export function touchingAtRest(
  before: readonly BodyPair[],
  flats: readonly Flat[],
  dice: readonly Resting[],
): IdPair[] {
  const still = stillTouching(before).map(([a, b]) => sorted(a.id, b.id))
  const met = pairsWhere(flats, haveMet).map(([a, b]) => sorted(a.body.id, b.body.id))
  const ofDice = dice.flatMap(({ body, touched }) => touched.map((other) => sorted(body.id, other.id)))
  const each = new Map([...still, ...met, ...ofDice].map((pair) => [pair.join(' '), pair]))
  return [...each.values()].sort((one, other) => byId(one[0], other[0]) || byId(one[1], other[1]))
}
