import { board } from '../../../games/flickfleet'
import type { Piece, Rest } from '../../../table/types'

export { board }

const ship = (shape: string, x: number, y: number, a = 0): Piece => ({
  kind: 'ship',
  shape,
  pose: { x, y, a },
})

/** A few ships and a die on one of them. */
export const rest: Rest = {
  s1: ship('destroyer', 450, 200),
  s2: ship('fighter_wing:3', 200, 600),
  e1: ship('dreadnought', 600, 650, 180),
  d1: { kind: 'die', shape: 'D10', pose: { x: 450, y: 200, a: 0, up: 3, on: 's1' } },
}
