import type { Body } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { World } from '../engine/world'
import { byId } from '../order'
import { TOLERANCE } from '../settings'
import type { Id } from '../types'
import { type Flat, pairsOf, touch } from './flat'

type IdPair = [Id, Id]

const sorted = (a: Id, b: Id): IdPair => (byId(a, b) < 0 ? [a, b] : [b, a])

function aroundDie(stock: Stock, world: World, die: Body): IdPair[] {
  const near = [...stock.probe.near(world.system, die, world.bodies, TOLERANCE).keys()]
  return near.filter(({ out }) => !out).map((other) => sorted(die.id, other.id))
}

/** Each pair once: flat pieces as they are laid, dice as the engine left them. */
export function touchingAtRest(stock: Stock, world: World, flats: readonly Flat[], dice: readonly Body[]): IdPair[] {
  const flat = pairsOf(flats).filter(([a, b]) => touch(a, b)).map(([a, b]) => sorted(a.body.id, b.body.id))
  const pairs = [...flat, ...dice.flatMap((die) => aroundDie(stock, world, die))]
  const each = new Map(pairs.map((pair) => [pair.join(' '), pair]))
  return [...each.values()].sort((one, other) => byId(one[0], other[0]) || byId(one[1], other[1]))
}
