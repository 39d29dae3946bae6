import { type Body, centreOf, startOf } from '../engine/body'
import type { World } from '../engine/world'
import { hundredth } from '../exact'
import type { Event, Point } from '../types'
import { seconds } from './clock'
import { crossing } from './crossing'

type Out = Extract<Event, { is: 'out' }>

/** Told of every piece that leaves, so many half steps after the push, before it is taken away. */
type Leaving = (body: Body, halves: number) => void

/** Notes when the centroid of a piece leaves the table, and takes the piece out of the world (D-14). */
export interface Rim {
  /** After every step, which began so many half steps after the push and took so many. */
  look(began: number, took: number): Out[]
}

export function openRim(world: World, size: Point, leaves: Leaving): Rim {
  const last = new Map<Body, Point>()
  const leave = (body: Body, to: Point, began: number, took: number): Out | undefined => {
    const from = last.get(body) ?? startPoint(body)
    last.set(body, to)
    const left = crossing(from, to, size)
    if (!left) return undefined
    leaves(body, began + took)
    world.remove(body)
    const between = (a: number, b: number): number => hundredth(a + (b - a) * left.share)
    const at = { x: between(from.x, to.x), y: between(from.y, to.y) }
    return { t: seconds(began + took * left.share), is: 'out', a: body.id, at, side: left.side }
  }
  const lookAt = (body: Body, began: number, took: number): Out | undefined => {
    const [x, y] = centreOf(body)
    return leave(body, { x, y }, began, took)
  }
  const look: Rim['look'] = (began, took) => {
    const outs: Out[] = []
    for (const body of world.bodies) {
      const out = body.awake ? lookAt(body, began, took) : undefined
      if (out) outs.push(out)
    }
    return outs
  }
  return { look }
}

function startPoint(body: Body): Point {
  const [x, y] = startOf(body)
  return { x, y }
}
