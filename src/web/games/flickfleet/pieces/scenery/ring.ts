import { Mesh } from 'three'
import { acrylic } from '../../../../table3d/scene/materials'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { slab } from '../../../../table3d/scene/slab'
import type { Round } from './round'

const FACE = '#a8413d'
const SIDE = '#ff9d92'

/** A piece of a fighter wing that lies about: red acrylic, light where it is cut. */
export const ring = (shape: Round): Mesh =>
  shadowed(
    new Mesh(slab(shape), [
      acrylic({ color: FACE }),
      acrylic({ color: SIDE, emissive: SIDE, emissiveIntensity: 0.18 }),
    ]),
  )
