import { ExtrudeGeometry, Path, Shape as Outline2D, Vector2 } from 'three'
import { ownOutline } from '../../../table/outline'
import type { Shape } from '../../../table/types'

const BEVEL = 0.45

/** The shapes that are flat: all but dice. */
export type FlatShape = Exclude<Shape, { form: 'die' }>

/** A flat piece around its centre, mm; material 0 on its faces, 1 on its sides. */
export function slab(shape: FlatShape): ExtrudeGeometry {
  const outline = new Outline2D(ownOutline(shape).map(({ x, y }) => new Vector2(x, y)))
  if (shape.form === 'disc' && shape.inner) {
    outline.holes.push(new Path().absarc(0, 0, shape.inner + BEVEL, 0, 2 * Math.PI, true))
  }
  const geometry = new ExtrudeGeometry(outline, {
    depth: shape.height - 2 * BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelThickness: BEVEL,
    bevelSegments: 1,
    curveSegments: 48,
  })
  return geometry.translate(0, 0, BEVEL - shape.height / 2)
}
