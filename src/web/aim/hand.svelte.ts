import { untrack } from 'svelte'
import { CANCELLED, type Interruption, type Lens, type Pointing, type Px } from '../../players/human/gesture'
import { announce } from '../announcer.svelte'
import type { Desk } from '../match/desk.svelte'
import type { AtAim } from '../match/work'
import { notePlayed } from '../settings/played'
import { settings } from '../settings/store.svelte'
import type { Point } from '../../table/types'
import type { Lens as CanvasLens } from '../table3d/types'
import { confirmNow, type Played } from './confirm-now'
import type { Bench, Gesture, Pulled, Sign } from './gesture'
import { listenToPage } from './interrupts'
import { isSame } from './same'
import { windowLens } from './place'
import { feel } from './feel'
import { coarse, parkedAt } from './holds'

/** The page that the hand is on. */
export interface World extends Played {
  desk: Desk
  /** To be heard. */
  sign?(sign: Sign): void
}

/** On the table the finger is where the piece is. */
export const NOWHERE: Px = { x: 0, y: 0 }

/** A gesture under way, and the pointer that makes it. */
interface Running {
  gesture: Gesture
  pointer: number
  /** From the finger on the pad to the piece; on the table `NOWHERE`. */
  by: Px
  stop: () => void
}

export type Hand = ReturnType<typeof openHand>

/** The hand on the table: one gesture at a time, which writes the one aim. To be opened with its component. */
export function openHand(world: World) {
  const { desk } = world
  let element = $state.raw<HTMLElement | null>(null)
  let canvas = $state.raw<CanvasLens | null>(null)
  /** Goes up when the camera or the page moved: what is drawn in px must follow. */
  let looks = $state(0)
  let running = $state.raw<Running | null>(null)
  let pulled = $state.raw<Pulled | null>(null)
  let trail = $state.raw<readonly Px[]>([])
  const asked = $derived(`${desk.session.view?.prompt?.n} ${desk.aim?.key}`)

  $effect(() => {
    void asked
    return () => untrack(() => running?.gesture.interrupt('prompt'))
  })

  function lensNow(): Lens | null {
    void looks
    return canvas && element && windowLens(canvas, element.getBoundingClientRect())
  }

  const parked = $derived.by(() => {
    const lens = running || settings.now.mode !== 'pull' ? null : lensNow()
    return lens && desk.aim && parkedAt(benchFor(desk.aim, lens, coarse() ? 'touch' : 'mouse'))
  })

  const handle = $derived.by((): Point | null => {
    const at = pulled?.handle ?? parked?.handle
    return (at && lensNow()?.toTable(at.x, at.y)) ?? null
  })

  function over(): void {
    running?.stop()
    running = pulled = null
    trail = []
    if (canvas) canvas.frozen = false
  }

  const write =
    (key: string): Bench['aim'] =>
    (next) => {
      if (desk.aim?.key === key && !isSame(desk.aim.aiming, next)) desk.setAim(next)
    }

  function flick(): void {
    notePlayed(localStorage, world.id)
    void desk.flick()
  }

  const benchFor = (at: AtAim, lens: Lens, pointing: Pointing): Bench => ({
    at,
    lens,
    pointing,
    short: Math.min(innerWidth, innerHeight),
    settings: settings.now,
    confirm: confirmNow(settings.now, pointing, world),
    aim: write(at.key),
    flick,
    say: announce,
    sign(sign) {
      feel(sign, settings.now)
      world.sign?.(sign)
    },
    draw: (nextPulled, nextTrail) => ([pulled, trail] = [nextPulled, nextTrail]),
    over,
  })

  function frame(t: number): void {
    if (!running) return
    running.gesture.frame(t)
    requestAnimationFrame(frame)
  }

  /** True: it has begun. `held`: another finger means finely, not stop. */
  function begin(
    gesture: Gesture | null,
    pointer: number,
    by: Px,
    held: (event: PointerEvent) => boolean,
  ): boolean {
    if (!gesture || !canvas) return false
    const other = (event: PointerEvent): void => {
      if (event.pointerId === pointer) return
      if (held(event)) gesture.fine?.(event.type === 'pointerdown', event.timeStamp)
      else if (event.type === 'pointerdown') gesture.cancel(CANCELLED)
    }
    const shift = (on: boolean, t: number): void => gesture.fine?.(on, t)
    const stop = listenToPage({ ...gesture, shift, other })
    running = { gesture, pointer, by, stop }
    canvas.frozen = true
    requestAnimationFrame(frame)
    return true
  }

  return {
    world,
    benchFor,
    begin,
    lensNow,
    get running() {
      return running
    },
    get pulled() {
      return pulled
    },
    get trail() {
      return trail
    },
    /** The handle where no hand is on it, px of the window. */
    get parked() {
      return parked
    },
    /** Where the table is drawn. */
    get box() {
      void looks
      return element?.getBoundingClientRect() ?? null
    },
    /** Where the handle is on the table. */
    get handle() {
      return handle
    },
    /** The canvas is there. */
    see: (lens: CanvasLens) => (canvas = lens),
    /** The camera or the page moved. */
    moved: () => looks++,
    place: (over: HTMLElement | null) => (element = over),
    cancel: () => running?.gesture.cancel(CANCELLED),
    interrupt: (by: Interruption) => running?.gesture.interrupt(by),
  }
}
