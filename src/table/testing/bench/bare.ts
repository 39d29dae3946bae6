import { type Body, centreOf } from '../../engine/body'
import type { Stock } from '../../engine/stock'
import { type Joining, type World, openWorld } from '../../engine/world'
import { openAssist } from '../../play/assist'
import { joiningOf, withAdded } from '../../play/begin'
import { LAST } from '../../play/clock'
import { rawPoses } from '../../play/hash'
import { partsOf } from '../../play/run'
import type { Vector } from '../../turning'
import type { Flick, Point, Rest } from '../../types'

/** A flick with its start values worked out. */
export interface BareFlick {
  joining: Joining[]
  index: number
}

export function bareFlick(stock: Stock, rest: Rest, flick: Flick): BareFlick {
  const joining = joiningOf(stock, withAdded(stock, rest, flick), flick, () => undefined)
  return { joining, index: joining.findIndex(({ id }) => id === flick.piece) }
}

const isOut = ([x, y]: Vector, size: Point): boolean => x < 0 || y < 0 || x > size.x || y > size.y

function dropGone({ bodies, remove }: World, size: Point): void {
  for (const body of bodies) if (body.awake && isOut(centreOf(body), size)) remove(body)
}

function stepToSleep(world: World, flicked: Body, size: Point): void {
  const assist = openAssist(world)
  world.wake(flicked)
  for (let halves = 0; world.awake() > 0 && halves < LAST; halves += 2) {
    const parts = partsOf(world, flicked)
    for (let part = 0; part < parts; part++) world.step(parts)
    dropGone(world, size)
    assist.look(2)
  }
}

/**
 * The same flick in bare Jolt: the same bodies, settings, half steps, pair values and settle assist, but no
 * checks, events, laying flat, track or hash. Gives the raw end poses.
 */
export function bare(stock: Stock, { joining, index }: BareFlick): Uint8Array {
  const world = openWorld(stock, joining, () => undefined)
  stepToSleep(world, world.bodies[index]!, stock.board.size)
  const poses = rawPoses(world.bodies)
  world.close()
  return poses
}
