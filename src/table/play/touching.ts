import type { Body } from '../engine/body'
import type { Probe } from '../engine/probe'
import type { World } from '../engine/world'
import { byId } from '../order'
import { TOLERANCE } from '../settings'
import type { Id } from '../types'
import { type Flat, isFlat, pairsWhere, touch } from './flat'
import type { Pair } from './watch'

type IdPair = [Id, Id]

/** A die at rest with the pieces that it touches, as the engine left them. */
export interface Resting {
  die: Body
  touched: readonly Body[]
}

/** After sleep the engine's own list of contacts is wrong, so it is asked by shape. */
export function restingDice(probe: Probe, world: World): Resting[] {
  const dice = world.bodies.filter((body) => !isFlat(body) && !body.out)
  return dice.map((die) => {
    const near = [...probe.near(world.system, die, world.bodies, TOLERANCE).keys()]
    return { die, touched: near.filter(({ out }) => !out) }
  })
}

const sorted = (a: Id, b: Id): IdPair => (byId(a, b) < 0 ? [a, b] : [b, a])

/** Two that never woke touch if they did before. */
const stillTouching = (before: readonly Pair[]): Pair[] =>
  before.filter((pair) => pair.every((body) => !body.woken && isFlat(body)))

const haveMet = (a: Flat, b: Flat): boolean => (a.body.woken || b.body.woken) && touch(a, b)

/** Each pair once: flat pieces as they are laid, dice as the engine left them. */
export function touchingAtRest(
  before: readonly Pair[],
  flats: readonly Flat[],
  dice: readonly Resting[],
): IdPair[] {
  const still = stillTouching(before).map(([a, b]) => sorted(a.id, b.id))
  const met = pairsWhere(flats, haveMet).map(([a, b]) => sorted(a.body.id, b.body.id))
  const ofDice = dice.flatMap(({ die, touched }) => touched.map((other) => sorted(die.id, other.id)))
  const each = new Map([...still, ...met, ...ofDice].map((pair) => [pair.join(' '), pair]))
  return [...each.values()].sort((one, other) => byId(one[0], other[0]) || byId(one[1], other[1]))
}
