import { Matrix4, PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { type Eye, FIELD, axesOf, standOf } from './eye'
import { onPlane, project } from './project'

const SIZE = { width: 800, height: 500 }

const EYES: Eye[] = [
  { at: { x: 450, y: 450 }, bearing: 0, elevation: 68, distance: 2900 },
  { at: { x: 200, y: 700 }, bearing: 215, elevation: 34, distance: 600 },
  { at: { x: 450, y: 450 }, bearing: 90, elevation: 90, distance: 2500 },
]

function threeCamera(eye: Eye): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD, SIZE.width / SIZE.height, 1, 9000)
  const { right, up, forward } = axesOf(eye)
  const back = new Vector3(...forward).negate()
  const turn = new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), back)
  camera.quaternion.setFromRotationMatrix(turn)
  camera.position.set(...standOf(eye))
  camera.updateMatrixWorld()
  return camera
}

test.each(EYES)('a point is where three.js draws it: $elevation degrees', (eye) => {
  const drawn = new Vector3(321, 654, 5).project(threeCamera(eye))
  const { x, y } = project(eye, SIZE, [321, 654, 5])
  expect(x).toBeCloseTo(((drawn.x + 1) / 2) * SIZE.width, 6)
  expect(y).toBeCloseTo(((1 - drawn.y) / 2) * SIZE.height, 6)
})

test.each(EYES)('a pixel leads back to its point: $elevation degrees', (eye) => {
  for (const z of [0, 5.2]) {
    const there = onPlane(eye, SIZE, project(eye, SIZE, [123, 456, z]), z)!
    expect(there.x).toBeCloseTo(123, 6)
    expect(there.y).toBeCloseTo(456, 6)
  }
})

test('above the horizon there is no table', () => {
  const flat: Eye = { at: { x: 0, y: 0 }, bearing: 0, elevation: 5, distance: 500 }
  expect(onPlane(flat, SIZE, { x: 400, y: 0 })).toBeNull()
})
