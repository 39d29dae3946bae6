import type { Board, Side } from '../../table/types'
import { type Camera, openCamera } from './camera'
import { openLens } from './lens'
import { openLoop } from './loop'
import { openPlayer } from './player'
import type { Shown, Stage } from './scene/stage'
import { openSharpness } from './sharpness'
import type { Stance } from './track'
import type { CameraCommand, Playing } from './types'
import { type Sight, commanded, wholeTable, widened } from './view/cameras'
import type { Eye } from './view/eye'
import type { Limits } from './view/orbit'
import { type Size, project } from './view/project'

export interface Directions {
  board: Board
  edge: Side
  shown: Shown
  /** Of the canvas as the page shows it at this moment. */
  sizeNow(): Size
  /** No motion. */
  still(): boolean
  ondrawn(): void
  onplayed(): void
}

/** Says when the stage draws what: frames only when something changes. */
export type Director = ReturnType<typeof openDirector>

export function openDirector(directions: Directions) {
  const { board, sizeNow, still } = directions
  let { edge, shown } = directions
  let stage: Stage | null = null
  let size = sizeNow()
  /** Where the camera was before the last command. */
  let before: (Pick<Camera, 'eye' | 'byHand'> & { brief: boolean }) | undefined
  const sight = (): Sight => ({ board, rest: shown.rest, edge, size })
  const camera = openCamera(wholeTable(sight()))
  const lens = openLens(() => ({ eye: camera.eye, size: sizeNow(), board, rest: shown.rest }))
  const loop = openLoop(frame)
  const sharpness = openSharpness()
  const player = openPlayer({
    still,
    trace: (ways) => stage?.trace(ways),
    onend() {
      refresh()
      directions.onplayed()
    },
  })

  /** The table as it lies, exactly, or as it lay before the flick that is played. */
  function refresh(): void {
    const { looks } = shown
    const bare = { looks, lit: null, targets: [], overlay: null, ghost: null }
    stage?.show(player.before ? { rest: player.before, ...bare } : shown)
    loop.ask()
  }

  function frame(now: number): boolean {
    camera.step(now)
    const stances = player.step(now)
    stage?.stand(stances)
    if (!camera.moving && [...stances.values()].some(isOutOfView)) widen()
    const moving = camera.moving || player.moving
    stage?.draw(camera.eye, size, sharpness(now, moving))
    directions.ondrawn()
    return moving
  }

  function isOutOfView(stance: Stance | null): boolean {
    if (!stance) return false
    const { x, y } = project(camera.eye, size, stance.at)
    return x < 0 || y < 0 || x > size.width || y > size.height
  }

  const widen = (): void => go(widened(sight(), camera.eye), camera.byHand)

  function go(eye: Eye | null, byHand: boolean): void {
    if (!eye) return
    camera.go(eye, still())
    camera.byHand = byHand
    loop.ask()
  }

  /** Of several brief looks, what was before the first. */
  function keep(brief: boolean): void {
    if (!brief || !before?.brief) before = { eye: camera.eye, byHand: camera.byHand, brief }
  }

  function back(): void {
    go(before?.eye ?? null, before?.byHand ?? false)
    before = undefined
  }

  return {
    lens,
    get eye() {
      return camera.eye
    },
    limits: (): Limits => ({ whole: wholeTable(sight()).distance, size: board.size }),
    enter(made: Stage): void {
      stage = made
      refresh()
    },
    show(next: Shown): void {
      shown = next
      refresh()
    },
    play(playing: Playing | null): void {
      const { rest } = shown
      if (playing) player.start(playing, (id) => rest[id] !== undefined)
      else player.stop()
      refresh()
    },
    command(command: CameraCommand): void {
      if (lens.frozen) return
      if (command.to === 'back') return back()
      const eye = commanded(sight(), command, camera.eye, shown.overlay?.bearing)
      if (eye) keep(command.brief ?? false)
      go(eye, command.to !== 'table')
    },
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
    hide: player.hide,
    close(): void {
      player.stop()
      loop.close()
      stage?.close()
    },
  }
}
