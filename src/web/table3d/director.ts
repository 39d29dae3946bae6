import type { Board, Side } from '../../table/types'
import { openCameraman } from './cameraman'
import { openLens } from './lens'
import { openLoop } from './loop'
import { openLead } from './lead'
import { openPicture } from './picture'
import type { SceneContent } from './scene/table-scene'
import { openSharpness } from './sharpness'
import type { CameraCommand, Playing } from './types'
import type { Eye } from './view/eye'
import type { Size } from './view/project'

export interface Directions {
  board: Board
  edge: Side
  shown: SceneContent
  /** Of the canvas as the page shows it at this moment. */
  sizeNow(): Size
  /** Nothing moves by itself: of a flick only the end is shown. */
  still(): boolean
  /** The camera goes after what was flicked. */
  follows(): boolean
  ondrawn(): void
  onplayed(): void
  /** Called when a hand has moved the camera. */
  onhand(): void
}

/** Says when the stage draws what: frames only when something changes. */
export type Director = ReturnType<typeof openDirector>

export function openDirector(directions: Directions) {
  const { board, edge, sizeNow, still, onhand } = directions
  let size = sizeNow()
  const loop = openLoop(frame)
  const picture = openPicture(directions.shown, { still, ask: loop.ask, onend })
  const restNow = () => picture.shown.rest
  const camera = openCameraman({ board, edge, size, restNow, still, ask: loop.ask, onhand })
  const lead = openLead(camera)
  const lens = openLens(() => ({ eye: camera.eye, size: sizeNow(), board, rest: restNow() }))
  const sharpness = openSharpness()

  function onend(): void {
    camera.stopFollowing()
    directions.onplayed()
  }

  function frame(now: number): boolean {
    camera.step(now)
    lead.look(picture.step(now), now)
    const moving = camera.moving || picture.moving
    picture.draw(camera.eye, size, sharpness(now, moving))
    directions.ondrawn()
    return moving
  }

  return {
    lens,
    limits: camera.limits,
    seat: camera.seat,
    hide: picture.hide,
    enter: picture.enter,
    show: picture.show,
    get eye() {
      return camera.eye
    },
    play(playing: Playing | null): void {
      lead.begin(playing, directions.follows() && !still())
      picture.play(playing)
    },
    command(command: CameraCommand): void {
      if (lens.frozen) return
      lead.lose()
      camera.command(command, picture.shown.overlay?.bearing)
    },
    byHand(eye: Eye): void {
      lead.lose()
      camera.byHand(eye)
    },
    resize(): void {
      size = sizeNow()
      camera.resize(size)
    },
    close(): void {
      picture.close()
      loop.close()
    },
  }
}
