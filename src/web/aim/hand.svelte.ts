import { untrack } from 'svelte'
import type { Lens, Pointing } from '../../players/human/gesture'
import type { AtAim } from '../match/model/work'
import { settings } from '../settings/store.svelte'
import { aimNow, benchOf, type World } from './bench'
import type { Bench } from './gesture'
import { type Held, openHeld } from './held.svelte'
import { type Gestures, openGestures } from './running.svelte'
import { openSight, type Sight } from './sight.svelte'

/** The hand on the table: one gesture at a time writes the one aim. */
export interface Hand extends Gestures {
  world: World
  /** Where the table is on the page. */
  sight: Sight
  /** What is seen of the aim. */
  held: Held
  benchFor(at: AtAim, lens: Lens, pointing: Pointing): Bench
  /** The thumb's pad is on the screen, until what is returned is called. */
  showPad(): () => void
}

/** To be opened with its component. */
export function openHand(world: World): Hand {
  const sight = openSight()
  const gestures = openGestures(sight)
  let pad = $state(false)
  const held = openHeld(world, sight, {
    pulled: () => gestures.pulled,
    busy: () => gestures.running !== null,
    remote: () => gestures.remote,
    pad: () => pad,
  })
  const asked = $derived(`${world.desk.session.view?.prompt?.n} ${aimNow(world)?.key}`)

  $effect(() => {
    void asked
    return () => untrack(() => gestures.interrupt('prompt'))
  })

  // It was about another aim, or another way to make one.
  $effect(() => {
    void [asked, aimNow(world)?.aiming, settings.now.mode]
    untrack(() => gestures.refuse(''))
  })

  function benchFor(at: AtAim, lens: Lens, pointing: Pointing): Bench {
    const { draw, over, refuse: refused } = gestures
    refused('')
    return benchOf(world, at, lens, pointing, { draw, over, refused })
  }

  function showPad(): () => void {
    pad = true
    return () => (pad = false)
  }

  // Into `gestures`, which keep their getters: a copy would stand still.
  return Object.assign(gestures, { world, sight, held, benchFor, showPad })
}
