import type { Board, Side } from '../../table/types'
import { openCamera } from './camera'
import { openLens } from './lens'
import { openLoop } from './loop'
import { type Playback, openPlayback, waysOf } from './playback'
import type { Shown, Stage } from './scene/stage'
import { openSharpness } from './sharpness'
import type { Stance } from './track'
import type { CameraCommand, Playing } from './types'
import { type Sight, commanded, wholeTable, widened } from './view/cameras'
import type { Eye } from './view/eye'
import type { Limits } from './view/orbit'
import { type Size, project } from './view/project'

/** ms for which the way of a flick is shown instead of its motion. */
const GLANCE = 300

export interface Directions {
  board: Board
  edge: Side
  shown: Shown
  /** Of the canvas as the page shows it at this moment. */
  sizeNow(): Size
  /** No motion: cuts, and ways instead of flights. */
  still(): boolean
  ondrawn(): void
  onplayed(): void
}

/** Says when the stage draws what: the camera, the playback, frames only when something changes. */
export type Director = ReturnType<typeof openDirector>

export function openDirector({
  board,
  edge: seated,
  shown: first,
  sizeNow,
  still,
  ondrawn,
  onplayed,
}: Directions) {
  let edge = seated
  let shown = first
  let stage: Stage | null = null
  let playback: Playback | null = null
  let glance: ReturnType<typeof setTimeout> | undefined
  let busy = false
  let size = sizeNow()
  const sight = (): Sight => ({ board, rest: shown.rest, edge, size })
  const camera = openCamera(wholeTable(sight()))
  const lens = openLens(() => ({ eye: camera.eye, size: sizeNow(), board, rest: shown.rest }))
  const loop = openLoop(frame)
  const sharpness = openSharpness()

  function frame(now: number): boolean {
    const turns = camera.step(now)
    if (playback) play(playback, now)
    const moving = turns || playback !== null
    stage?.draw(camera.eye, size, sharpness(now, moving))
    ondrawn()
    return moving
  }

  function play(going: Playback, now: number): void {
    const stances = going.at(now)
    if (!stances) return end()
    stage?.stand(stances)
    if (!camera.moving && [...stances.values()].some(isOutOfView))
      go(widened(sight(), camera.eye), camera.byHand)
  }

  function isOutOfView(stance: Stance | null): boolean {
    if (!stance) return false
    const { x, y } = project(camera.eye, size, stance.at)
    return x < 0 || y < 0 || x > size.width || y > size.height
  }

  /** The table as it lies, exactly. */
  function end(): void {
    clearTimeout(glance)
    busy = false
    playback = null
    stage?.trace([])
    stage?.show(shown)
    loop.ask()
    onplayed()
  }

  function start(playing: Playing): void {
    const { rest, looks } = shown
    busy = true
    if (document.hidden || playing.rate === Infinity) return end()
    stage?.show({ rest: playing.before, looks, lit: null, targets: [], overlay: null, ghost: null })
    if (still()) {
      stage?.trace(waysOf(playing.track))
      glance = setTimeout(end, GLANCE)
    } else playback = openPlayback(playing, (id) => rest[id] !== undefined)
    loop.ask()
  }

  function go(eye: Eye | null, byHand: boolean): void {
    if (!eye) return
    camera.go(eye, still())
    camera.byHand = byHand
    loop.ask()
  }

  const aimed = (): number | undefined => shown.overlay?.bearing

  return {
    lens,
    get eye() {
      return camera.eye
    },
    limits: (): Limits => ({ whole: wholeTable(sight()).distance, size: board.size }),
    enter(made: Stage): void {
      stage = made
      stage.show(shown)
      loop.ask()
    },
    show(next: Shown): void {
      shown = next
      if (!busy) stage?.show(shown)
      loop.ask()
    },
    play: start,
    command: (command: CameraCommand): void =>
      go(commanded(sight(), command, camera.eye, aimed()), command.to !== 'table'),
    /** Another edge is at the bottom from now on. */
    seat(at: Side): void {
      if (at === edge) return
      edge = at
      go(wholeTable(sight()), false)
    },
    byHand(eye: Eye): void {
      camera.go(eye, true)
      camera.byHand = true
      loop.ask()
    },
    resize(): void {
      size = sizeNow()
      if (!camera.byHand) camera.go(wholeTable(sight()), true)
      loop.ask()
    },
    /** Hidden pages get no frames. */
    hide: (): void => void (busy && end()),
    redraw: loop.ask,
    close(): void {
      clearTimeout(glance)
      loop.close()
      stage?.close()
    },
  }
}
