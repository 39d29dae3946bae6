import type { Body } from '../engine/body'
import type { Engine } from '../engine/engine'
import { LAYOUT, floatAt } from '../engine/memory'
import type { Probe } from '../engine/probe'
import type { World } from '../engine/world'
import { byId } from '../order'
import { PARTED } from '../settings'
import { isOver } from './over'
import { type Touch, touchOf } from './touch'

/** A touch of this half step, before it is known which of several was first. */
export interface Felt {
  depth: number
  touch: Touch
}

export type BodyPair = readonly [Body, Body]

/** Notes the first touch of every pair of pieces. */
export interface Watch {
  /** Half steps since the push, at the start of the one that runs. */
  halves: number
  /** Called by the engine for every new contact of two pieces. */
  touched(a: Body, b: Body, manifold: number): void
  /** Ends a half step: its touches, the soonest first. */
  flush(): Touch[]
  /** These touch from the start: they report nothing until they have parted (D-17), of hits nothing more. */
  exempt(pairs: readonly BodyPair[], hits: readonly BodyPair[]): void
  /** Looks which of them have parted by now. */
  part(world: World, probe: Probe): void
}

const keyOf = (a: Body, b: Body): number => Math.min(a.index, b.index) * 1024 + Math.max(a.index, b.index)

/**
 * Inside a step the engine knows no order of time: the deeper touch was sooner, of two as deep the smaller
 * id.
 */
export const sooner = (one: Felt, other: Felt): number =>
  other.depth - one.depth || byId(one.touch.a, other.touch.a) || byId(one.touch.b, other.touch.b)

const areApart = (world: World, probe: Probe, [a, b]: BodyPair): boolean =>
  !isOver(a, b) && !probe.near(world.system, a, world.bodies, PARTED).has(b)

export function openWatch(engine: Engine): Watch {
  const seen = new Set<number>()
  const felt = new Map<number, Felt>()
  let exempt: readonly BodyPair[] = []
  const deepen = (key: number, depth: number): void => {
    const known = felt.get(key)
    if (known && known.depth < depth) known.depth = depth
  }
  const watch: Watch = {
    halves: 0,
    touched(a, b, manifold) {
      if (a.out || b.out || a.helped || b.helped) return
      const key = keyOf(a, b)
      const depth = engine.HEAPF32[floatAt(manifold) + LAYOUT.depth]!
      if (seen.has(key)) return deepen(key, depth)
      seen.add(key)
      felt.set(key, { depth, touch: touchOf(engine, watch.halves, a, b, manifold) })
    },
    flush() {
      if (felt.size === 0) return []
      const touches = [...felt.values()].sort(sooner).map(({ touch }) => touch)
      felt.clear()
      return touches
    },
    exempt(pairs, hits) {
      exempt = pairs.filter((pair) => !hits.includes(pair))
      for (const [a, b] of pairs) seen.add(keyOf(a, b))
    },
    part(world, probe) {
      const parted = exempt.filter((pair) => pair.some(({ awake }) => awake) && areApart(world, probe, pair))
      if (parted.length === 0) return
      exempt = exempt.filter((pair) => !parted.includes(pair))
      for (const [a, b] of parted) seen.delete(keyOf(a, b))
    },
  }
  return watch
}
