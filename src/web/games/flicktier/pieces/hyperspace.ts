import { Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three'
import { HYPERSPACE_SIZE } from '../../../../games/flicktier'
import { inMm, painted } from '../../../table3d/paint/canvas'
import { letter } from './circles'

/** Pixels for each mm of it. */
const FINE = 6

const { length, width } = HYPERSPACE_SIZE

/** A white card with its name along it. */
export function hyperspaceToken(): Object3D {
  const area = { left: -width / 2, bottom: -length / 2, width, height: length }
  const map = painted(width * FINE, length * FINE, (pen) => {
    inMm(pen, area, FINE)
    pen.fillStyle = '#e9eef5'
    pen.fillRect(-width / 2, -length / 2, width, length)
    pen.strokeStyle = '#5a6b80'
    pen.lineWidth = 1
    pen.strokeRect(-width / 2 + 1, -length / 2 + 1, width - 2, length - 2)
    pen.rotate(Math.PI / 2)
    letter(pen, 'HYPERSPACE', 9, '#26313f')
  })
  const mesh = new Mesh(new PlaneGeometry(width, length), new MeshBasicMaterial({ map }))
  mesh.position.z = 0.4
  return mesh
}
