import type { Board, Id, Side } from '../../table/types'
import { openCameraman } from './cameraman'
import { openLens } from './lens'
import { openLoop } from './loop'
import { openPlayer } from './player'
import type { Shown, Stage } from './scene/stage'
import { openSharpness } from './sharpness'
import type { Stance } from './track'
import type { CameraCommand, Playing } from './types'
import type { Eye } from './view/eye'
import { leaderOf } from './view/follow'
import type { Size } from './view/project'

export interface Directions {
  board: Board
  edge: Side
  shown: Shown
  /** Of the canvas as the page shows it at this moment. */
  sizeNow(): Size
  /** No motion. */
  still(): boolean
  /** The camera goes after what was flicked. */
  follows(): boolean
  ondrawn(): void
  onplayed(): void
  /** A hand moved the camera. */
  onhand(): void
}

/** Says when the stage draws what: frames only when something changes. */
export type Director = ReturnType<typeof openDirector>

export function openDirector(directions: Directions) {
  const { board, edge, sizeNow, still, onhand } = directions
  let { shown } = directions
  let stage: Stage | null = null
  let size = sizeNow()
  /** Whom the camera goes after. */
  let leader: Id | undefined
  const loop = openLoop(frame)
  const restNow = () => shown.rest
  const camera = openCameraman({ board, edge, size, restNow, still, ask: loop.ask, onhand })
  const lens = openLens(() => ({ eye: camera.eye, size: sizeNow(), board, rest: shown.rest }))
  const sharpness = openSharpness()
  const player = openPlayer({
    still,
    trace: (ways) => stage?.trace(ways),
    onend() {
      camera.stopFollowing()
      refresh()
      directions.onplayed()
    },
  })

  /** The table as it lies, exactly, or as it lay before the flick that is played. */
  function refresh(): void {
    const { looks } = shown
    const bare = { looks, lit: null, targets: [], overlay: null, ghost: null, shots: [] }
    stage?.show(player.before ? { rest: player.before, ...bare } : shown)
    loop.ask()
  }

  function frame(now: number): boolean {
    camera.step(now)
    const stances = player.step(now)
    stage?.stand(stances)
    lookAt(stances, now)
    const moving = camera.moving || player.moving
    stage?.draw(camera.eye, size, sharpness(now, moving))
    directions.ondrawn()
    return moving
  }

  function lookAt(stances: ReadonlyMap<Id, Stance | null>, now: number): void {
    const led = leader === undefined ? null : stances.get(leader)
    if (led) camera.follow(led, now)
    else camera.keepInView(stances.values())
  }

  return {
    lens,
    limits: camera.limits,
    seat: camera.seat,
    hide: player.hide,
    get eye() {
      return camera.eye
    },
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
      leader = playing && directions.follows() && !still() ? leaderOf(playing.track) : undefined
      if (playing) player.start(playing, (id) => rest[id] !== undefined)
      else player.stop()
      refresh()
    },
    command(command: CameraCommand): void {
      if (lens.frozen) return
      leader = undefined
      camera.command(command, shown.overlay?.bearing)
    },
    byHand(eye: Eye): void {
      leader = undefined
      camera.byHand(eye)
    },
    resize(): void {
      size = sizeNow()
      camera.resize(size)
    },
    close(): void {
      player.stop()
      loop.close()
      stage?.close()
    },
  }
}
