import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three'
import { ConvexGeometry } from 'three/examples/jsm/geometries/ConvexGeometry.js'
import { DICE, type Die, type Vector } from '../../../table/dice'
import type { DieName } from '../../../table/types'
import { COLOURS } from '../colours'
import { facesPicture } from '../paint/faces'
import { acrylic } from './materials'

const COLOUR: Readonly<Record<DieName, string>> = { D6: COLOURS.black, D10: COLOURS.red }
const RIM: Readonly<Record<DieName, string>> = { D6: '#b9c0cc', D10: '#fff4f0' }
/** Of the true corners, which are cut off: the rim lies in the cut. */
const WITHIN = 0.985
/** Side of a figure's square, mm. */
const FIGURE: Readonly<Record<DieName, number>> = { D6: 14, D10: 9.6 }
/** A red die on a red ship: it is the lighter of the two. */
const GLOW = 0.45
/** How far figures stand off the faces, mm: nothing shimmers. */
const OFF = 0.06

const at = ([x, y, z]: Vector): Vector3 => new Vector3(x, y, z)

const middleOf = (points: readonly Vector3[]): Vector3 =>
  points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length)

/** The upper end of a figure: on a D10 the tip, which is a face's only corner on the axis. */
function topOf(corners: readonly Vector3[]): Vector3 {
  return (
    corners.find(({ x, y }) => Math.hypot(x, y) < 1e-6) ??
    corners[0]!.clone().add(corners[1]!).divideScalar(2)
  )
}

/** The corners of a figure on a face: lower left, lower right, upper right, upper left. */
function figureOn(die: Die, face: readonly number[], size: number): Vector3[] {
  const corners = face.map((i) => at(die.corners[i]!))
  const middle = middleOf(corners)
  const [first, second, third] = corners as [Vector3, Vector3, Vector3]
  const outward = second.clone().sub(first).cross(third.clone().sub(second)).normalize()
  const up = topOf(corners).sub(middle).normalize()
  const right = up.clone().cross(outward)
  const corner = (x: number, y: number): Vector3 =>
    middle
      .clone()
      .addScaledVector(right, x * size)
      .addScaledVector(up, y * size)
      .addScaledVector(outward, OFF)
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
}

function figures(name: DieName): BufferGeometry {
  const { faces } = DICE[name]
  const cells = faces.map((_, i) => [i / faces.length, (i + 1) / faces.length] as const)
  const geometry = new BufferGeometry()
  const places = faces.flatMap((face) => figureOn(DICE[name], face, FIGURE[name]).flatMap((p) => p.toArray()))
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  const uvs = cells.flatMap(([from, to]) => [from, 0, to, 0, to, 1, from, 1])
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => k + 4 * i)))
  return geometry
}

/** Light along the edges: a black die is seen on a dark mat. */
function rims(name: DieName): LineSegments {
  const { corners, faces } = DICE[name]
  const ends = faces.flatMap((face) =>
    face.flatMap((i, k) => [corners[i]!, corners[face[(k + 1) % face.length]!]!]),
  )
  const geometry = new BufferGeometry().setFromPoints(ends.map((end) => at(end).multiplyScalar(WITHIN)))
  return new LineSegments(
    geometry,
    new LineBasicMaterial({ color: RIM[name], transparent: true, opacity: 0.95 }),
  )
}

/** A die around its centre; its figures are where `lying` says that the faces are. */
export function die(name: DieName, withFigures = true, colour: string = COLOUR[name]): Group {
  const body = new Mesh(
    new ConvexGeometry(DICE[name].hull.map(at)),
    acrylic({ color: colour, emissive: colour, emissiveIntensity: GLOW, roughness: 0.25, flatShading: true }),
  )
  const group = new Group().add(body, rims(name))
  if (!withFigures) return group
  const ink = new MeshBasicMaterial({ map: facesPicture(name), color: COLOURS.white, transparent: true })
  return group.add(new Mesh(figures(name), ink))
}
