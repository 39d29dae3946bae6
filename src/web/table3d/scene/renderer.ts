import {
  Matrix4,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { type Eye, FIELD, axesOf, standOf } from '../view/eye'
import type { Size } from '../view/project'

const NEAR = 40
const FAR = 8000
const MOST_PIXELS = 2

/** Clear where nothing is drawn: the room shines through. Null when the browser has no WebGL. */
export function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true })
  if (!context) return null
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setClearAlpha(0)
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  return renderer
}

/**
 * Only when it changes: a canvas that is set to the size it has is made anew. `sharp`: share of all pixels.
 */
export function resize(renderer: WebGLRenderer, { width, height }: Size, sharp: number): void {
  const ratio = Math.min(devicePixelRatio, MOST_PIXELS) * sharp
  const { x, y } = renderer.getSize(new Vector2())
  if (x === width && y === height && renderer.getPixelRatio() === ratio) return
  renderer.setPixelRatio(ratio)
  renderer.setSize(width, height, false)
}

export const lensCamera = (): PerspectiveCamera => new PerspectiveCamera(FIELD, 1, NEAR, FAR)

export function aimCamera(camera: PerspectiveCamera, eye: Eye, size: Size): void {
  const { right, up, forward } = axesOf(eye)
  const [x, y, back] = [new Vector3(...right), new Vector3(...up), new Vector3(...forward).negate()]
  camera.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(x, y, back))
  camera.position.set(...standOf(eye))
  camera.aspect = size.width / size.height
  camera.updateProjectionMatrix()
}
