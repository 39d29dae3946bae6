import type { Vector } from '../turning'
import { type Die, SIGNS, bevelled, inradius, ringOf, scaled } from './die'

const EDGE = 8.3
const PHI = (1 + Math.sqrt(5)) / 2
const S = (EDGE * PHI) / 2
const [A, B] = [S / PHI, S * PHI]

const PAIRS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]

const BODY: Pick<Die, 'corners' | 'faces'> = {
  corners: [
    ...SIGNS.map((sign) => scaled(sign, [S, S, S])),
    ...PAIRS.map(([p, q]): Vector => [0, p * A, q * B]),
    ...PAIRS.map(([p, q]): Vector => [p * A, q * B, 0]),
    ...PAIRS.map(([p, q]): Vector => [p * B, 0, q * A]),
  ],
  faces: [
    [0, 8, 4, 14, 12],
    [6, 15, 7, 19, 18],
    [2, 16, 17, 3, 13],
    [1, 9, 11, 3, 17],
    [5, 19, 7, 11, 9],
    [2, 13, 15, 6, 10],
    [1, 12, 14, 5, 9],
    [0, 16, 2, 10, 8],
    [4, 8, 10, 6, 18],
    [4, 18, 19, 5, 14],
    [0, 12, 1, 17, 16],
    [3, 11, 7, 15, 13],
  ],
}

const HALF = inradius(BODY)
/** The corners of the belt are phi times as far out as those of a face. */
const BELT = EDGE * PHI * Math.sqrt((5 + Math.sqrt(5)) / 10)

export const D12: Die = {
  ...BODY,
  reads: 'top',
  hull: bevelled(BODY),
  half: HALF,
  top: 2 * HALF,
  turns: 5,
  stands: 'anyhow',
  footprint: ringOf(10, BELT),
}
