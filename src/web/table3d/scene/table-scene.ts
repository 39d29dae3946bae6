import { Group, Scene } from 'three'
import type { Board, Id, Point, Rest, Shape } from '../../../table/types'
import { COLOURS } from '../colours'
import { polyline } from '../flat/line'
import { joined } from '../flat/sheet'
import type { Stance } from '../track'
import type { Ghost, Lit, Appearances, Overlay, Shot } from '../types'
import type { Eye } from '../view/eye'
import { type Size, pixelsPerMm } from '../view/project'
import { aim } from './aim'
import { flat } from './flat'
import { ghost } from './ghost'
import { openLayer } from './layer'
import { light } from './light'
import { litEdges, targeted } from './lit'
import type { PieceLooks } from './looks'
import { mat } from './mat'
import { openPieces } from './pieces'
import { aimCamera, lensCamera, rendererOn, resize } from './renderer'
import { region } from './region'
import { shotMap } from './shots'
import { laid, restingOf } from './stance'

/** What lies on the table and what is said about it. */
export interface SceneContent {
  rest: Rest
  looks: Appearances
  lit: Lit | null
  targets: readonly Id[]
  overlay: Overlay | null
  ghost: Ghost | null
  /** Flicks of the past, as lines. */
  shots: readonly Shot[]
}

/** The picture: draws what it is told, when it is told. */
export interface TableScene {
  show(shown: SceneContent): void
  stand(stances: ReadonlyMap<Id, Stance | null>): void
  /** Ways that pieces took, instead of their motion; none: gone. */
  trace(ways: readonly (readonly Point[])[]): void
  /** `sharp`: share of the full resolution, at most 1. */
  draw(eye: Eye, size: Size, sharp: number): void
  close(): void
}

/** Lines are made anew when their width would be wrong by more than this share. */
const NO_CHANGE = 0.08

const openLayers = (notes: Group) => ({
  lit: openLayer(notes),
  aim: openLayer(notes),
  region: openLayer(notes),
  ghost: openLayer(notes),
  ways: openLayer(notes),
  shots: openLayer(notes),
})

/** What is lit: where one may push, and what that is meant for. */
function lightsOn(board: Board, { rest, lit, targets }: SceneContent, px: number): Group {
  const group = new Group()
  const onto = (id: Id, drawn: (shape: Shape) => Group): void => {
    const piece = rest[id]
    if (piece) group.add(laid(drawn(board.shapes[piece.shape]!), restingOf(board, rest, piece)))
  }
  if (lit) onto(lit.piece, (shape) => litEdges(shape, lit.surface, lit.blocked === true, px))
  for (const id of targets) onto(id, (shape) => targeted(shape, px))
  return group
}

/** Null when the browser has no WebGL. `away`: bearing that is up on the screen. */
export function openTableScene(
  canvas: HTMLCanvasElement,
  board: Board,
  away: number,
  looks: PieceLooks,
): TableScene | null {
  const renderer = rendererOn(canvas)
  if (!renderer) return null
  const [scene, camera] = [new Scene(), lensCamera()]
  const [pieces, notes] = [openPieces(board, looks), new Group()]
  const layers = openLayers(notes)
  scene.add(mat(board.size, looks.mat), pieces.group, notes)
  light(scene, board.size, away)
  let now: SceneContent | undefined
  let drawnPx = 0

  /** Lines are as wide on the screen however near the camera is. */
  function drawLines(px: number): void {
    if (!now || Math.abs(px / drawnPx - 1) < NO_CHANGE) return
    drawnPx = px
    layers.lit.put(lightsOn(board, now, px))
    const where = now.ghost?.where
    layers.region.put(where ? region(board, now.rest, where, px) : null)
    layers.ghost.put(now.ghost ? ghost(board, looks, now.rest, now.ghost, px) : null)
    layers.aim.put(now.overlay ? aim(now.overlay, px) : null)
    layers.shots.put(now.shots.length ? shotMap(now.shots, px) : null)
  }

  return {
    show(shown) {
      now = shown
      drawnPx = 0
      pieces.show(shown.rest, shown.looks)
      renderer.shadowMap.needsUpdate = true
    },
    stand(stances) {
      if (stances.size === 0) return
      for (const [id, stance] of stances) pieces.stand(id, stance)
      renderer.shadowMap.needsUpdate = true
    },
    trace(ways) {
      const lines = joined(...ways.map((way) => polyline(way, 2.4, 0.8)))
      layers.ways.put(ways.length ? flat(lines, { colour: COLOURS.edge, order: 35, over: true, z: 6 }) : null)
    },
    draw(eye, size, sharp) {
      drawLines(1 / pixelsPerMm(size, eye.distance))
      aimCamera(camera, eye, size)
      resize(renderer, size, sharp)
      renderer.render(scene, camera)
    },
    close() {
      pieces.close()
      renderer.dispose()
      // A browser keeps only a few: this one is free for the next table.
      renderer.forceContextLoss()
    },
  }
}
