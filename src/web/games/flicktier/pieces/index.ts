import type { PieceLooks } from '../../../table3d/scene/looks'
import { spaceMat } from './mat'
import { circle, token } from './circles'
import { hyperspaceToken } from './hyperspace'

/** How the star map looks; loaded with the table. */
export const looks: PieceLooks = {
  piece({ kind, shape, zone, mark }) {
    if (kind === 'hyperspace') return hyperspaceToken()
    if (!zone || shape.form !== 'disc') return null
    return shape.radius < 10 ? token(kind, shape.radius, mark) : circle(kind, shape.radius)
  },
  mat: spaceMat,
}
