import type { Aiming } from '../../players/human'
import type { Lens, Pointing } from '../../players/human/gesture'
import { announce } from '../parts/announcer.svelte'
import type { Answering } from '../match/desk/answering'
import type { Shows } from '../match/desk/desk.svelte'
import type { Preparing } from '../match/desk/preparing'
import type { Working } from '../match/desk/working.svelte'
import type { AtAim } from '../match/model/work'
import { notePlayed } from '../settings/played'
import type { Settings } from '../settings/settings'
import { settings } from '../settings/store.svelte'
import { confirmNow } from './confirm-now'
import type { Bench, Sign } from './gesture'

/** The page that the hand is on. */
export interface World {
  desk: Working & Preparing & Answering & Shows
  /** The id of the match. */
  id: string
  /** To be heard. */
  sign?(sign: Sign): void
}

/** The aim that a hand may work on: none while a flick is shown, or the past is looked at. */
export const aimNow = ({ desk }: World): AtAim | null =>
  desk.playback.playing || desk.watching.seen ? null : desk.aim

/** Aims that flick alike: nothing needs to be written. */
export const isSame = (a: Aiming, b: Aiming): boolean =>
  a.bearing === b.bearing && a.strength === b.strength && a.at === b.at

/** How long a device shakes, ms (design: interruptions). */
const TICK = 8

/** A tick for the hand at each quarter of the strength, where there is something to shake. */
function feel(sign: Sign, { vibration }: Settings): void {
  if (sign === 'quarter' && vibration === 'on') navigator.vibrate?.(TICK)
}

/** Writes the aim it was opened for and no other; what flicks alike needs no writing. */
const writing =
  ({ desk }: World, { key }: AtAim): Bench['aim'] =>
  (next) => {
    if (desk.aim?.key === key && !isSame(desk.aim.aiming, next)) desk.setAim(next)
  }

/** The bench of one gesture. */
export function benchOf(
  world: World,
  at: AtAim,
  lens: Lens,
  pointing: Pointing,
  ends: Pick<Bench, 'draw' | 'over'> & { refused(why: string): void },
): Bench {
  const { refused, ...drawing } = ends
  const sign: Bench['sign'] = (what) => {
    feel(what, settings.now)
    world.sign?.(what)
  }
  return {
    ...drawing,
    at,
    lens,
    pointing,
    short: Math.min(innerWidth, innerHeight),
    settings: settings.now,
    confirm: confirmNow(settings.now, pointing, world.id),
    aim: writing(world, at),
    flick() {
      notePlayed(localStorage, world.id)
      void world.desk.flick()
    },
    say: announce,
    sign,
    refuse(why) {
      sign('refused')
      announce(why)
      refused(why)
    },
  }
}
