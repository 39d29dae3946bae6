import type { Board, Rest, Side } from '../../table/types'
import { openCamera } from './camera'
import { openMoves } from './moves'
import type { Stance } from './track'
import type { CameraCommand } from './types'
import { type Sight, commanded, wholeTable, widened } from './view/cameras'
import type { Eye } from './view/eye'
import { followed } from './view/follow'
import type { Limits } from './view/orbit'
import { type Size, project } from './view/project'

export interface Shooting {
  board: Board
  edge: Side
  size: Size
  restNow(): Rest
  /** The camera jumps instead of moving. */
  still(): boolean
  /** The camera has something to do: a frame, please. */
  ask(): void
  /** Called when a hand has moved the camera. */
  onhand(): void
}

function isOut(stance: Stance | null, eye: Eye, size: Size): boolean {
  if (!stance) return false
  const { x, y } = project(eye, size, stance.at)
  return x < 0 || y < 0 || x > size.width || y > size.height
}

export type Cameraman = ReturnType<typeof openCameraman>

/** Where the camera stands and goes: by commands, by hand, and after what moves. */
export function openCameraman({ board, restNow, still, ask, onhand, ...first }: Shooting) {
  let { edge, size } = first
  let followedAt: number | undefined
  const sight = (): Sight => ({ board, rest: restNow(), edge, size })
  const camera = openCamera(wholeTable(sight()))
  const { go, keep, back } = openMoves(camera, still, ask)

  const limits = (): Limits => ({ whole: wholeTable(sight()).distance, size: board.size })

  return {
    limits,
    get eye() {
      return camera.eye
    },
    get moving() {
      return camera.moving
    },
    step: (now: number) => camera.step(now),
    /** Nothing that moves gets out of the picture: it only widens. */
    keepInView(stances: Iterable<Stance | null>): void {
      if (!camera.moving && [...stances].some((stance) => isOut(stance, camera.eye, size)))
        go(widened(sight(), camera.eye), camera.byHand)
    },
    /** After a piece that moves; `now` in ms. */
    follow({ at: [x, y] }: Stance, now: number): void {
      if (followedAt === undefined) keep(true)
      camera.go(followed(camera.eye, { x, y }, now - (followedAt ?? now), limits()), true)
      followedAt = now
    },
    /** What was followed lies still: back to where one looked from. */
    stopFollowing(): void {
      if (followedAt !== undefined) back()
      followedAt = undefined
    },
    /** `bearing`: of the aim, if there is one. */
    command(command: CameraCommand, bearing?: number): void {
      followedAt = undefined
      if (command.to === 'back') return back()
      const eye = commanded(sight(), command, camera.eye, bearing)
      if (eye) keep(command.brief ?? false)
      go(eye, command.to !== 'table')
    },
    /** Another edge is at the bottom from now on. */
    seat(at: Side): void {
      if (at === edge) return
      edge = at
      go(wholeTable(sight()), false)
    },
    /** A person moved the camera to `eye`: whatever it followed, it follows no longer. */
    byHand(eye: Eye): void {
      followedAt = undefined
      camera.go(eye, true)
      camera.byHand = true
      onhand()
      ask()
    },
    resize(to: Size): void {
      size = to
      if (!camera.byHand) camera.go(wholeTable(sight()), true)
      ask()
    },
  }
}
