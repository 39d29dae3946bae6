import { type Body, velocityOf } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { World } from '../engine/world'
import { FAST } from '../settings'
import type { Event } from '../types'
import { openAssist } from './assist'
import { FRAME, LAST, seconds } from './clock'
import { openZones } from './entering'
import { isFlat } from './flat'
import { type Frames, openFrames } from './frames'
import { openRim } from './rim'
import type { Watch } from './watch'
import type { Zone } from './zones'

const isFast = (body: Body): boolean => {
  if (!body.awake || !isFlat(body)) return false
  const [x, y, z] = velocityOf(body)
  return x * x + y * y + z * z > FAST * FAST
}

/** What a run leaves besides the bodies where they lie. */
export interface Ran {
  events: Event[]
  frames: Frames
  /** Half steps. */
  halves: number
}

/** Two half steps for each step of a flicked die, and while any flat piece is fast; else one whole. */
export const partsOf = (world: World, flicked: Body): 1 | 2 =>
  !isFlat(flicked) || world.bodies.some(isFast) ? 2 : 1

/** What a run is done with. */
export interface Running {
  world: World
  flicked: Body
  watch: Watch
  zones: readonly Zone[]
}

/** Runs until nobody is awake, at most 10 s. */
export function run(stock: Stock, { world, flicked, watch, zones }: Running): Ran {
  const frames = openFrames(world.bodies)
  const rim = openRim(world, stock.board.size, frames.leave)
  const [assist, field] = [openAssist(world), openZones(world, zones)]
  const events: Event[] = []
  while (world.awake() > 0 && watch.halves < LAST) {
    const began = watch.halves
    const parts = partsOf(world, flicked)
    for (let part = 0; part < parts; part++) {
      world.step(parts)
      events.push(...watch.flush())
      watch.halves += 2 / parts
    }
    events.push(...rim.look(began, 2), ...field.look(began, 2))
    watch.part(world, stock.probe)
    assist.look(2)
    if (watch.halves % FRAME === 0) frames.take()
  }
  if (world.awake() > 0) events.push({ t: seconds(watch.halves), is: 'timeout' })
  return { events, frames, halves: watch.halves }
}
