import {
  type Struck,
  struckAim,
  struckOutline,
  type Sample,
  sayInterrupted,
  type Swipe,
  swipeFrom,
  swipeOn,
  type Swiping,
  trailOf,
  whyMissed,
} from '../../players/human/gesture'
import type { Bench, Gesture } from './gesture'

/**
 * A swipe is the flick itself: nobody can confirm it afterwards (design: swipe). Null: nothing was begun, and
 * the reason is said.
 */
export function openSwipe(bench: Bench, sample: Sample): Gesture | null {
  const { at, lens, pointing, settings } = bench
  const outline = struckOutline(at.scene, at.option, at.aiming)
  let swipe: Swipe | null = null

  function strike(struck: Struck): void {
    const made = struckAim(at.scene, at.option, at.aiming, struck, settings.gain)
    if (!made.ok) return bench.refuse(made.why)
    bench.aim(made.aiming)
    bench.flick()
  }

  /** What comes after the contact finds no swipe. */
  function take(now: Swiping): void {
    swipe = now.is === 'going' ? now.swipe : null
    if (swipe) return
    bench.over()
    if (now.is === 'struck') strike(now.struck)
    if (now.is === 'refused') bench.refuse(now.why)
  }

  function stop(why: string): void {
    bench.over()
    bench.say(why)
  }

  const first = swipeFrom({ lens, outline, pointing }, sample)
  if (first.is !== 'going') return (take(first), null)
  swipe = first.swipe
  bench.sign('grab')

  return {
    move(samples) {
      for (const one of samples) if (swipe) take(swipeOn(swipe, one))
    },
    frame: (t) => swipe && bench.draw(null, trailOf(swipe, t)),
    up() {
      const why = swipe && whyMissed(swipe)
      bench.over()
      if (why) bench.refuse(why)
    },
    // The second finger of two that move the camera: no need to speak.
    cancel: () => stop(''),
    interrupt: (by) => stop(sayInterrupted(by)),
  }
}
