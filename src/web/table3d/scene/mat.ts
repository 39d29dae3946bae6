import {
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  PlaneGeometry,
  Shape,
} from 'three'
import type { Point } from '../../../table/types'
import { painted } from '../paint/canvas'
import { type MatLook, PLAIN_MAT, printed } from '../paint/cloth'

/** The stitched rim outside of the table's edge, and the neoprene's thickness, mm. */
const RIM = 7
const THICK = 5
const ROUND = 10
const SHADE = 46

function rounded({ x, y }: Point): Shape {
  const shape = new Shape()
  const [left, right, top] = [-RIM, x + RIM, y + RIM]
  shape.moveTo(left + ROUND, left)
  shape.lineTo(right - ROUND, left).quadraticCurveTo(right, left, right, left + ROUND)
  shape.lineTo(right, top - ROUND).quadraticCurveTo(right, top, right - ROUND, top)
  shape.lineTo(left + ROUND, top).quadraticCurveTo(left, top, left, top - ROUND)
  shape.lineTo(left, left + ROUND).quadraticCurveTo(left, left, left + ROUND, left)
  return shape
}

/** What the mat does to the table under it: the canvas is clear there, so this fits any room. */
function shade({ x, y }: Point): Mesh {
  const texture = painted(256, 256, (pen) => {
    pen.filter = 'blur(9px)'
    pen.fillStyle = 'rgba(0, 0, 0, .5)'
    pen.fillRect(22, 22, 212, 212)
  })
  const mesh = new Mesh(
    new PlaneGeometry(x + 2 * SHADE, y + 2 * SHADE),
    new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, toneMapped: false }),
  )
  mesh.position.set(x / 2, y / 2 - 4, -THICK)
  return mesh
}

/** Neoprene mirrors nothing; the room's share of its light is its own glow, so that shadows are not black. */
const cloth = (more: MeshLambertMaterialParameters): MeshLambertMaterial =>
  new MeshLambertMaterial({ emissiveIntensity: 0.55, toneMapped: false, ...more })

/** The playing mat; its upper side is at height 0, its south-west corner at the origin. */
export function mat(size: Point, look: MatLook = PLAIN_MAT): Group {
  const texture = printed(look, size, RIM)
  texture.repeat.set(1 / (size.x + 2 * RIM), 1 / (size.y + 2 * RIM))
  texture.offset.set(RIM / (size.x + 2 * RIM), RIM / (size.y + 2 * RIM))
  const top = cloth({ map: texture, emissiveMap: texture, emissive: '#ffffff' })
  const side = cloth({ color: '#24405f', emissive: '#24405f' })
  const body = new Mesh(
    new ExtrudeGeometry(rounded(size), { depth: THICK, bevelEnabled: false, curveSegments: 6 }),
    [top, side],
  )
  body.position.z = -THICK
  body.receiveShadow = true
  return new Group().add(shade(size), body)
}
