import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { DICE } from '../../../table/dice'
import type { DieName } from '../../../table/types'

/** Side of a figure's square, mm. */
const SIZE: Readonly<Record<DieName, number>> = { D4: 5.5, D6: 14, D8: 8.4, D10: 9.6, D12: 8.6 }
/** How far figures stand off the faces, mm: nothing shimmers. */
const OFF = 0.06
/** On a D4 each face has a figure at each of its corners, so far from the middle of the way to it. */
const TO_CORNER = 0.52

/** A figure on a face: its middle, where its upper end points, and out of the die. */
interface Figure {
  value: number
  middle: Vector3
  up: Vector3
  outward: Vector3
}

const middleOf = (points: readonly Vector3[]): Vector3 =>
  points.reduce((sum, point) => sum.clone().add(point), new Vector3()).divideScalar(points.length)

/** Where a face's figure points: on a D10 the tip, its only corner on the axis; else the first edge. */
const headOf = (corners: readonly Vector3[]): Vector3 =>
  corners.find(({ x, y }) => Math.hypot(x, y) < 1e-6) ?? middleOf(corners.slice(0, 2))

function outwardOf([first, second, third]: readonly Vector3[]): Vector3 {
  const along = second!.clone().sub(first!)
  return along.cross(third!.clone().sub(second!)).normalize()
}

/** The value of a D4 stands at the corner that is up. */
function atCorners(face: readonly number[], corners: readonly Vector3[]): Figure[] {
  const [middle, outward] = [middleOf(corners), outwardOf(corners)]
  return corners.map((corner, i) => {
    const up = corner.clone().sub(middle)
    const there = middle.clone().addScaledVector(up, TO_CORNER)
    return { value: face[i]! + 1, middle: there, up: up.normalize(), outward }
  })
}

function inMiddle(value: number, corners: readonly Vector3[]): Figure {
  const middle = middleOf(corners)
  return { value, middle, up: headOf(corners).clone().sub(middle).normalize(), outward: outwardOf(corners) }
}

function figuresOf(name: DieName): Figure[] {
  const { corners, faces, reads } = DICE[name]
  return faces.flatMap((face, i) => {
    const around = face.map((corner) => new Vector3(...corners[corner]!))
    return reads === 'top' ? inMiddle(i + 1, around) : atCorners(face, around)
  })
}

/** The corners of a figure: lower left, lower right, upper right, upper left. */
function squareOf({ middle, up, outward }: Figure, size: number): Vector3[] {
  const right = up.clone().cross(outward)
  const corner = (x: number, y: number): Vector3 =>
    middle
      .clone()
      .addScaledVector(right, x * size)
      .addScaledVector(up, y * size)
      .addScaledVector(outward, OFF)
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
}

/** All figures of a die, cut from the picture of its values (`facesPicture`). */
export function figures(name: DieName): BufferGeometry {
  const count = DICE[name].faces.length
  const all = figuresOf(name)
  const geometry = new BufferGeometry()
  const places = all.flatMap((figure) => squareOf(figure, SIZE[name]).flatMap((p) => p.toArray()))
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  const uvs = all.flatMap(({ value }) => {
    const [from, to] = [(value - 1) / count, value / count]
    return [from, 0, to, 0, to, 1, from, 1]
  })
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(all.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => k + 4 * i)))
  return geometry
}
