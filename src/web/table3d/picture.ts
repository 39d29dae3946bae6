import type { Id } from '../../table/types'
import { openPlayer } from './player'
import type { SceneContent, TableScene } from './scene/table-scene'
import type { Stance } from './track'
import type { Playing } from './types'
import type { Eye } from './view/eye'
import type { Size } from './view/project'

/** What the scene draws, once there is one: the table as it lies, or a flick that is played. */
export interface Picture {
  readonly shown: SceneContent
  /** A flick is on its way. */
  readonly moving: boolean
  enter(made: TableScene): void
  show(next: SceneContent): void
  /** Null: no more. */
  play(playing: Playing | null): void
  /** Where everything is at that time, ms; none when nothing is on its way. */
  step(now: number): ReadonlyMap<Id, Stance | null>
  draw(eye: Eye, size: Size, sharp: number): void
  /** Hidden pages get no frames: the end at once. */
  hide(): void
  close(): void
}

export interface Behind {
  /** Nothing moves by itself: of a flick only the end is shown. */
  still(): boolean
  /** A frame, please. */
  ask(): void
  /** The flick is over, by itself. */
  onend(): void
}

export function openPicture(first: SceneContent, { still, ask, onend }: Behind): Picture {
  let shown = first
  let scene: TableScene | null = null
  const player = openPlayer({
    still,
    trace: (ways) => scene?.trace(ways),
    onend() {
      refresh()
      onend()
    },
  })

  /** The table as it lies, exactly, or as it lay before the flick that is played. */
  function refresh(): void {
    const { looks } = shown
    const bare = { looks, lit: null, targets: [], overlay: null, ghost: null, shots: [] }
    scene?.show(player.before ? { rest: player.before, ...bare } : shown)
    ask()
  }

  return {
    get shown() {
      return shown
    },
    get moving() {
      return player.moving
    },
    enter(made) {
      scene = made
      refresh()
    },
    show(next) {
      shown = next
      refresh()
    },
    play(playing) {
      const { rest } = shown
      if (playing) player.start(playing, (id) => rest[id] !== undefined)
      else player.stop()
      refresh()
    },
    step(now) {
      const stances = player.step(now)
      scene?.stand(stances)
      return stances
    },
    draw: (eye, size, sharp) => scene?.draw(eye, size, sharp),
    hide: player.hide,
    close() {
      player.stop()
      scene?.close()
    },
  }
}
