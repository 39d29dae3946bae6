import { untrack } from 'svelte'
import type { Lens, Pointing } from '../../players/human/gesture'
import type { AtAim } from '../match/model/work'
import { settings } from '../settings/store.svelte'
import { aimNow, benchOf, type World } from './bench'
import type { Bench } from './gesture'
import { type AimView, openAimView } from './aim-view.svelte'
import { type Gestures, openGestures } from './running.svelte'
import { openCanvasView, type CanvasView } from './canvas-view.svelte'

/** The hand on the table: one gesture at a time writes the one aim. */
export interface Hand extends Gestures {
  world: World
  /** Where the table is on the page. */
  canvas: CanvasView
  /** What is seen of the aim. */
  view: AimView
  benchFor(at: AtAim, lens: Lens, pointing: Pointing): Bench
  /** The thumb's pad is on the screen, until what is returned is called. */
  showPad(): () => void
}

/** To be opened with its component. */
export function openHand(world: World): Hand {
  const canvas = openCanvasView()
  const gestures = openGestures(canvas)
  let pad = $state(false)
  const view = openAimView(world, canvas, {
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
  return Object.assign(gestures, { world, canvas, view, benchFor, showPad })
}
