import { type Object3D, Scene } from 'three'
import type { Point } from '../../table/types'
import { aimCamera, lensCamera, rendererOn, resize } from '../table3d/scene/renderer'
import { light } from '../table3d/scene/light'
import { mat } from '../table3d/scene/mat'
import type { MatLook } from '../table3d/paint/cloth'
import type { Eye } from '../table3d/view/eye'
import { pixelsPerMm, type Size } from '../table3d/view/project'
import { drawPull, type Pull } from './pull'

/** A table as the home page shows it. */
export interface Picture {
  /** The size of the mat, mm. */
  size: Point
  mat: MatLook
  eye: Eye
  /** What lies on it. `px`: mm that a pixel covers. */
  pieces(px: number): Object3D[]
  pull: Pull
}

/** The picture, clear where no table is. `size`: px. */
export function draw(picture: Picture, size: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const renderer = rendererOn(canvas)
  if (!renderer) throw new Error('There is no WebGL here.')
  const [scene, camera] = [new Scene(), lensCamera()]
  const { eye } = picture
  scene.add(mat(picture.size, picture.mat), ...picture.pieces(1 / pixelsPerMm(size, eye.distance)))
  light(scene, picture.size, eye.bearing)
  aimCamera(camera, eye, size)
  resize(renderer, size, 1)
  renderer.shadowMap.needsUpdate = true
  renderer.render(scene, camera)
  const drawn = copied(canvas, size)
  drawPull(drawn.getContext('2d')!, picture.pull, eye, size)
  return drawn
}

/** Before the browser clears it. */
function copied(canvas: HTMLCanvasElement, { width, height }: Size): HTMLCanvasElement {
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  copy.getContext('2d')!.drawImage(canvas, 0, 0, width, height)
  return copy
}
