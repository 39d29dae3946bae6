import { untrack } from 'svelte'
import { CANCELLED, type Interruption, type Lens, type Pointing, type Px } from '../../players/human/gesture'
import type { AtAim } from '../match/model/work'
import { settings } from '../settings/store.svelte'
import { aimNow, benchOf, type World } from './bench'
import type { Bench, Gesture, Pulled } from './gesture'
import { openHeld } from './held.svelte'
import { openSight } from './sight.svelte'
import { watch } from './watch'

/** Where the hand is. */
export interface From {
  /** From the finger to the piece, px. */
  by: Px
  /** Whether another finger rests here and means finely; elsewhere it means stop. */
  rests(event: PointerEvent): boolean
}

/** A gesture under way, and the pointer that makes it. */
interface Running {
  gesture: Gesture
  pointer: number
  by: Px
  stop: () => void
}

export type Hand = ReturnType<typeof openHand>

/** The hand on the table: one gesture at a time writes the one aim. To be opened with its component. */
export function openHand(world: World) {
  const sight = openSight()
  let running = $state.raw<Running | null>(null)
  let pulled = $state.raw<Pulled | null>(null)
  let trail = $state.raw<readonly Px[]>([])
  let refused = $state('')
  let pad = $state(false)
  const remote = (): boolean => running !== null && (running.by.x !== 0 || running.by.y !== 0)
  const busy = (): boolean => running !== null
  const held = openHeld(world, sight, { pulled: () => pulled, busy, remote, pad: () => pad })
  const asked = $derived(`${world.desk.session.view?.prompt?.n} ${aimNow(world)?.key}`)

  $effect(() => {
    void asked
    return () => untrack(() => running?.gesture.interrupt('prompt'))
  })

  // It was about another aim, or another way to make one.
  $effect(() => {
    void [asked, aimNow(world)?.aiming, settings.now.mode]
    untrack(() => (refused = ''))
  })

  function over(): void {
    running?.stop()
    running = pulled = null
    trail = []
    sight.freeze(false)
  }

  const draw: Bench['draw'] = (nextPulled, nextTrail) => {
    pulled = nextPulled
    trail = nextTrail
  }

  function benchFor(at: AtAim, lens: Lens, pointing: Pointing): Bench {
    refused = ''
    return benchOf(world, at, lens, pointing, { draw, over, refused: (why) => (refused = why) })
  }

  /** So long as it is the same gesture. */
  function frames(now: Running): void {
    requestAnimationFrame((t) => {
      if (running !== now) return
      now.gesture.frame(t)
      frames(now)
    })
  }

  /** True: it has begun. */
  function begin(gesture: Gesture | null, { pointerId: pointer }: PointerEvent, from: From): boolean {
    if (!gesture || !sight.freeze(true)) return false
    running = { gesture, pointer, by: from.by, stop: watch(gesture, pointer, from.rests) }
    frames(running)
    return true
  }

  return {
    world,
    /** Where the table is on the page. */
    sight,
    /** What is seen of the aim. */
    held,
    benchFor,
    begin,
    get running() {
      return running
    },
    get pulled() {
      return pulled
    },
    get trail() {
      return trail
    },
    /** Why the last gesture flicked nothing, until something else is tried. */
    get refused() {
      return refused
    },
    /** The thumb's pad is on the screen, until what is returned is called. */
    showPad(): () => void {
      pad = true
      return () => (pad = false)
    },
    /** The finger is elsewhere than the handle: on the pad. */
    get remote() {
      return remote()
    },
    cancel: () => running?.gesture.cancel(CANCELLED),
    interrupt: (by: Interruption) => running?.gesture.interrupt(by),
  }
}
