/** A frame that takes longer than this is slow, ms. */
const SLOW = 45
/** In one step: each change of resolution costs time itself. */
const LESS = 0.5

/**
 * Slow machines draw fewer pixels while something moves, and all of them when it is still: the share of the
 * full resolution for each frame, by its time in ms.
 */
export function openSharpness(): (now: number, moving: boolean) => number {
  let share = 1
  let last: number | undefined
  return (now, moving) => {
    if (moving && last !== undefined && now - last > SLOW) share = LESS
    last = moving ? now : undefined
    return moving ? share : 1
  }
}
