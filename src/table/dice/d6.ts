import type { Vector } from '../turning'
import { BEVEL, type Die, SIGNS, scaled } from './die'

const HALF = 8

const CUT = HALF - BEVEL
const CUTS: readonly Vector[] = [
  [HALF, CUT, CUT],
  [CUT, HALF, CUT],
  [CUT, CUT, HALF],
]

export const D6: Die = {
  corners: SIGNS.map((sign) => scaled(sign, [HALF, HALF, HALF])),
  faces: [
    [1, 5, 7, 3],
    [4, 6, 7, 5],
    [2, 3, 7, 6],
    [0, 4, 5, 1],
    [0, 1, 3, 2],
    [0, 2, 6, 4],
  ],
  reads: 'top',
  hull: CUTS.flatMap((cut) => SIGNS.map((sign) => scaled(sign, cut))),
  half: HALF,
  top: 2 * HALF,
  turns: 4,
  stands: 'square',
  footprint: [
    { x: -HALF, y: -HALF },
    { x: HALF, y: -HALF },
    { x: HALF, y: HALF },
    { x: -HALF, y: HALF },
  ],
}
