import type { Aiming } from '../../players/human'
import { originOf } from '../../players/human'
import {
  centreOf,
  type Ending,
  type Pull,
  pullAgain,
  pullFinely,
  pullFrom,
  pullOn,
  type PullSetup,
  reachOf,
  released,
  type Sample,
  sayInterrupted,
  shownAt,
  wheeled,
} from '../../players/human/gesture'
import { smoothingOf } from '../settings/settings'
import { type Bench, type Gesture, PARKED } from './gesture'
import type { Part } from './grab'

export function setupOf({ at, lens, pointing, short, settings }: Bench): PullSetup {
  return {
    lens,
    from: originOf(at.scene, at.option, at.aiming).point,
    reach: reachOf(pointing, short, settings.ring === 'large'),
    before: at.aiming,
    smoothing: smoothingOf(settings),
  }
}

function begun(bench: Bench, part: Part, sample: Sample): Pull {
  const setup = setupOf(bench)
  return part === 'piece' ? pullFrom(setup, sample) : pullAgain(setup, sample, part)
}

/** `part`: what was taken hold of. Turning by the arc only ever parks. */
export function openPull(bench: Bench, part: Part, sample: Sample): Gesture {
  let pull = begun(bench, part, sample)
  const { before, reach } = pull.setup
  let shown = before
  bench.sign('grab')
  frame(sample.t)

  function show(aiming: Aiming): void {
    bench.aim(aiming)
    if (quarterOf(aiming) !== quarterOf(shown)) bench.sign('quarter')
    shown = aiming
  }

  function frame(t: number): void {
    const { aiming, handle, cancels } = shownAt(pull, t)
    show(aiming)
    bench.draw({ centre: centreOf(pull), handle, reach, cancels }, [])
  }

  function close(aiming: Aiming, why: string): void {
    bench.over()
    bench.aim(aiming)
    if (why) bench.say(why)
  }

  function cancel(why: string): void {
    bench.sign('cancel')
    close(before, why)
  }

  function end(ending: Ending): void {
    if (ending.is === 'cancelled') return cancel(ending.why)
    const sends = ending.is === 'aimed' && bench.confirm === 'release' && part !== 'arc'
    close(ending.aiming, sends ? '' : ending.is === 'parked' ? ending.why : PARKED)
    if (sends) bench.flick()
  }

  return {
    move: (samples) => (pull = samples.reduce(pullOn, pull)),
    frame,
    up: (last) => end(released(pull, last)),
    cancel,
    interrupt: (by) => close(shown, sayInterrupted(by)),
    fine: (on, t) => (pull = pullFinely(pull, on, t)),
    wheel: (notches) => (pull = wheeled(pull, notches)),
  }
}

/** At each 25 of strength there is a tick. */
const quarterOf = ({ strength }: Aiming): number => Math.floor(strength / 25)
