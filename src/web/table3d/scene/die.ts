import {
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three'
import { ConvexGeometry } from 'three/examples/jsm/geometries/ConvexGeometry.js'
import { DICE } from '../../../table/dice'
import type { Vector } from '../../../table/turning'
import type { DieName } from '../../../table/types'
import { COLOURS } from '../colours'
import { facesPicture } from '../paint/faces'
import type { Mark } from '../../parts/mark'
import { figures } from './figures'
import { acrylic } from './materials'

/** The D6 is black, all others are red. */
const colourOf = (name: DieName): string => (name === 'D6' ? COLOURS.black : COLOURS.red)
const rimOf = (name: DieName): string => (name === 'D6' ? '#b9c0cc' : '#fff4f0')

/** Of the true corners, which are cut off: the rim lies in the cut. */
const WITHIN = 0.985
/** A red die on a red ship: it is the lighter of the two. */
const GLOW = 0.45

const at = ([x, y, z]: Vector): Vector3 => new Vector3(x, y, z)

/** Light along the edges: a black die is seen on a dark mat. */
function rims(name: DieName, colour: string): LineSegments {
  const { corners, faces } = DICE[name]
  const ends = faces.flatMap((face) =>
    face.flatMap((i, k) => [corners[i]!, corners[face[(k + 1) % face.length]!]!]),
  )
  const geometry = new BufferGeometry().setFromPoints(ends.map((end) => at(end).multiplyScalar(WITHIN)))
  return new LineSegments(
    geometry,
    new LineBasicMaterial({ color: colour, transparent: true, opacity: 0.95 }),
  )
}

/** How a die is coloured that somebody owns: in the colours of its side. */
export type DieColours = Pick<Mark, 'colour' | 'line'>

const usual = (name: DieName): DieColours & { ink: string } => ({
  colour: colourOf(name),
  line: rimOf(name),
  ink: COLOURS.white,
})

/** A die around its centre; its figures are where `lying` says that the faces are. */
export function die(name: DieName, withFigures = true, worn?: DieColours | null): Group {
  const { colour, line, ink: inkColour } = worn ? { ...worn, ink: worn.line } : usual(name)
  const body = new Mesh(
    new ConvexGeometry(DICE[name].hull.map(at)),
    acrylic({ color: colour, emissive: colour, emissiveIntensity: GLOW, roughness: 0.25, flatShading: true }),
  )
  const group = new Group().add(body, rims(name, line))
  if (!withFigures) return group
  const ink = new MeshBasicMaterial({ map: facesPicture(name), color: inkColour, transparent: true })
  return group.add(new Mesh(figures(name), ink))
}
