import { untrack } from 'svelte'
import { CANCELLED, type Interruption, type Lens, type Pointing, type Px } from '../../players/human/gesture'
import type { Point } from '../../table/types'
import type { AtAim } from '../match/work'
import { settings } from '../settings/store.svelte'
import type { Lens as CanvasLens } from '../table3d/types'
import { aimNow, benchOf, type World } from './bench'
import type { Bench, Gesture, Pulled } from './gesture'
import { coarse, parkedAt } from './holds'
import { cornersIn, windowLens } from './place'
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
  let element = $state.raw<HTMLElement | null>(null)
  let canvas = $state.raw<CanvasLens | null>(null)
  /** Goes up when the camera or the page moved: what is drawn in px must follow. */
  let looks = $state(0)
  let seen = ''
  let running = $state.raw<Running | null>(null)
  let pulled = $state.raw<Pulled | null>(null)
  let trail = $state.raw<readonly Px[]>([])
  const asked = $derived(`${world.desk.session.view?.prompt?.n} ${aimNow(world)?.key}`)

  $effect(() => {
    void asked
    return () => untrack(() => running?.gesture.interrupt('prompt'))
  })

  function lensNow(): Lens | null {
    void looks
    return canvas && element && windowLens(canvas, element.getBoundingClientRect())
  }

  /** Only if it did: what follows is drawn anew, and told here again. */
  function moved(): void {
    const corners = canvas && element ? cornersIn(lensNow()!) : ''
    if (corners !== seen) looks++
    seen = corners
  }

  const parked = $derived.by(() => {
    const lens = running || settings.now.mode !== 'pull' ? null : lensNow()
    const at = aimNow(world)
    return lens && at && parkedAt(benchFor(at, lens, coarse() ? 'touch' : 'mouse'))
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

  const draw: Bench['draw'] = (nextPulled, nextTrail) => {
    pulled = nextPulled
    trail = nextTrail
  }

  const benchFor = (at: AtAim, lens: Lens, pointing: Pointing): Bench =>
    benchOf(world, at, lens, pointing, { draw, over })

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
    if (!gesture || !canvas) return false
    canvas.frozen = true
    running = { gesture, pointer, by: from.by, stop: watch(gesture, pointer, from.rests) }
    frames(running)
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
    /** The camera or the page may have moved. */
    moved,
    place: (over: HTMLElement | null) => (element = over),
    cancel: () => running?.gesture.cancel(CANCELLED),
    interrupt: (by: Interruption) => running?.gesture.interrupt(by),
  }
}
