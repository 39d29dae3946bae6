import { flicksDie } from '../../players/human'
import type { Point } from '../../table/types'
import { layout } from '../match/desk/layout.svelte'
import { settings } from '../settings/store.svelte'
import { type Box, moved } from '../table3d/box'
import { aimNow, benchOf, type World } from './bench'
import { confirmNow } from './confirm-now'
import { type FirstHint, firstHint } from './first-hint'
import type { Pulled } from './gesture'
import { hintFor, toldOfFlick } from './hint'
import { hinted } from './hinted.svelte'
import { coarse, parkedAt } from './holds'
import { lastInput } from './last-input.svelte'
import { noteBeside } from './note'
import { pageBox, within } from './place'
import type { CanvasView } from './canvas-view.svelte'

/** No gesture: nothing is drawn and nothing ends. */
const STILL = { draw: () => undefined, over: () => undefined, refused: () => undefined }

/** What a hand does at this moment. */
export interface Doing {
  pulled(): Pulled | null
  /** A gesture is under way. */
  busy(): boolean
  /** The finger is elsewhere than the handle: on the pad. */
  remote(): boolean
  /** The pad is on the screen. */
  pad(): boolean
}

/** What is seen of an aim over the table, whether a hand is on it or not. */
export type AimView = ReturnType<typeof openAimView>

/** To be opened with its component. */
export function openAimView(
  world: World,
  canvas: CanvasView,
  { pulled: pulledNow, busy, remote, pad }: Doing,
) {
  $effect(() => {
    if (world.desk.playback.playing) hinted.done()
  })

  const resting = $derived.by(() => {
    const [at, lens] = [aimNow(world), busy() ? null : canvas.lensNow()]
    return lens && at && parkedAt(benchOf(world, at, lens, coarse() ? 'touch' : 'mouse', STILL))
  })
  const parked = $derived(settings.now.mode === 'pull' ? resting : null)

  const handle = $derived.by((): Point | null => {
    const at = (pulledNow() ?? parked)?.handle
    return (at && canvas.lensNow()?.toTable(at.x, at.y)) ?? null
  })

  /** Under a hand it goes wherever the hand goes; else not beside a handle that cannot be seen. */
  const note = $derived.by(() => {
    const [pulled, { box }] = [pulledNow(), canvas]
    if (pulled && !remote()) return noteBeside(pulled.handle, pageBox())
    const at = (pulled ?? parked)?.handle
    return at && box && (pulled || within(box, at)) ? noteBeside(at, box) : null
  })

  const hint = $derived.by((): FirstHint | null => {
    const { aimed, seen } = world.desk
    const [{ byKeys }, { mode }] = [lastInput, settings.now]
    const begun = !!seen && toldOfFlick(seen.view.log, seen.game.words ?? {})
    const [at, lens, { box }] = [aimNow(world), canvas.lensNow(), canvas]
    const sends = confirmNow(settings.now, coarse() ? 'touch' : 'mouse', world.id) === 'release'
    const padNow = pad() ? 'shown' : layout.now.startsWith('phone') ? 'hidden' : 'none'
    const line = { die: !!at && flicksDie(at.scene, at.option), pad: padNow, sends } as const
    const say = hintFor({ flicked: hinted.yes, aimed, begun, byKeys, mode, ...line })
    return say && at && resting && lens && box ? firstHint(say, at, resting, lens, box) : null
  })

  const taken = $derived.by((): Box[] => {
    const { box } = canvas
    return [note, hint?.line].flatMap((one) => (one && box ? [moved(one, -box.left, -box.top)] : []))
  })

  return {
    /** The handle where no hand is on it, px of the window. */
    get parked() {
      return parked
    },
    /** Where the handle is on the table. */
    get handle() {
      return handle
    },
    /** Where the aim is told beside the handle, px of the window. */
    get note() {
      return note
    },
    get hint() {
      return hint
    },
    /** Where something is said over the table, px of the canvas. */
    get taken() {
      return taken
    },
  }
}
