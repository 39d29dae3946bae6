import { ExtrudeGeometry, Shape as Outline2D, Vector2 } from 'three'
import { ownOutline } from '../../../table/outline'
import type { Shape } from '../../../table/types'

const BEVEL = 0.45

/** A flat piece around its centre, mm; material 0 on its faces, 1 on its sides. */
export function slab(shape: Shape & { height: number }): ExtrudeGeometry {
  const outline = new Outline2D(ownOutline(shape).map(({ x, y }) => new Vector2(x, y)))
  const geometry = new ExtrudeGeometry(outline, {
    depth: shape.height - 2 * BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelThickness: BEVEL,
    bevelSegments: 1,
  })
  return geometry.translate(0, 0, BEVEL - shape.height / 2)
}
