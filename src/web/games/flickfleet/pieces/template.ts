import { Group, Mesh, MeshBasicMaterial, type Object3D, RingGeometry } from 'three'
import { BLAST_MM } from '../../../../games/flickfleet'
import type { FlatShape } from '../../../table3d/scene/slab'

/** How wide its line is, and how high above the mat it lies, mm. */
const LINE = 1.2
const ABOVE = 0.3

/** A mine with its blast template drawn on the mat: whoever stands in it when it goes off is struck. */
export function inItsTemplate(mine: Object3D, { height }: FlatShape): Group {
  const ring = new Mesh(
    new RingGeometry(BLAST_MM - LINE, BLAST_MM, 96),
    new MeshBasicMaterial({ color: '#ff6a58', transparent: true, opacity: 0.55 }),
  )
  ring.position.z = ABOVE - height / 2
  return new Group().add(mine, ring)
}
