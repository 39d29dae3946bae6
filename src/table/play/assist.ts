import { type Body, velocityOf } from '../engine/body'
import type { World } from '../engine/world'
import { ASSIST } from '../settings'
import { HALF_STEPS } from './clock'
import { isFlat } from './flat'
import { isCocked } from './showing'

/**
 * Helps dice that lean on an edge: their contacts turn slippery until they lie flat, at most for a second.
 */
export interface Assist {
  /** After every step, with how many half steps it took. */
  look(halves: number): void
}

interface Leaning {
  die: Body
  /** Half steps that it has been slow. */
  slow: number
  /** Half steps of help left. */
  left: number
  /** Was awake at the last look. */
  was: boolean
}

function isSlow(die: Body): boolean {
  const [x, y, z] = velocityOf(die)
  return x * x + y * y + z * z < ASSIST.slow * ASSIST.slow
}

function start(one: Leaning, world: World): void {
  one.die.slippery = true
  one.die.helped = true
  one.left = ASSIST.seconds * HALF_STEPS
  world.wake(one.die)
}

function help(one: Leaning, halves: number): void {
  one.left -= halves
  if (one.left <= 0 || !isCocked(one.die)) one.die.slippery = false
}

function wait(one: Leaning, halves: number, world: World): void {
  one.slow = one.die.awake && isSlow(one.die) ? one.slow + halves : 0
  const fell = one.was && !one.die.awake
  one.was = one.die.awake
  const due = fell || one.slow >= ASSIST.slowFor * HALF_STEPS
  if (due && isCocked(one.die)) start(one, world)
}

export function openAssist(world: World): Assist {
  const dice = world.bodies.filter((body) => !isFlat(body))
  const all = dice.map((die): Leaning => ({ die, slow: 0, left: 0, was: false }))
  return {
    look(halves) {
      for (const one of all) {
        if (one.die.out) one.die.slippery = false
        else if (one.die.slippery) help(one, halves)
        else if (!one.die.helped) wait(one, halves, world)
      }
    },
  }
}
