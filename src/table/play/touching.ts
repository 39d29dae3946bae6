import type { Body } from '../engine/body'
import type { Probe } from '../engine/probe'
import type { World } from '../engine/world'
import { byId } from '../order'
import { TOLERANCE } from '../settings'
import type { Id } from '../types'
import { type Flat, isFlat, pairsWhere, touch } from './flat'
import type { Pair } from './watch'

type IdPair = [Id, Id]

const sorted = (a: Id, b: Id): IdPair => (byId(a, b) < 0 ? [a, b] : [b, a])

function aroundDie(probe: Probe, world: World, die: Body): IdPair[] {
  const near = [...probe.near(world.system, die, world.bodies, TOLERANCE).keys()]
  return near.filter(({ out }) => !out).map((other) => sorted(die.id, other.id))
}

/** Two that never woke touch if they did before. */
const stillTouching = (before: readonly Pair[]): Pair[] =>
  before.filter((pair) => pair.every((body) => !body.woken && isFlat(body)))

const haveMet = (a: Flat, b: Flat): boolean => (a.body.woken || b.body.woken) && touch(a, b)

/** Each pair once: flat pieces as they are laid, dice as the engine left them. */
export function touchingAtRest(
  probe: Probe, world: World, before: readonly Pair[], flats: readonly Flat[], dice: readonly Body[],
): IdPair[] {
  const still = stillTouching(before).map(([a, b]) => sorted(a.id, b.id))
  const met = pairsWhere(flats, haveMet).map(([a, b]) => sorted(a.body.id, b.body.id))
  const all = [...still, ...met, ...dice.flatMap((die) => aroundDie(probe, world, die))]
  const each = new Map(all.map((pair) => [pair.join(' '), pair]))
  return [...each.values()].sort((one, other) => byId(one[0], other[0]) || byId(one[1], other[1]))
}
