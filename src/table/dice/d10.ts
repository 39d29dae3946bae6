import type { Vector } from '../turning'
import { BEVEL, type Die, ringOf } from './die'

const HALF = 8

/** Cosines and sines of multiples of 36 degrees, by square roots from cos 36 = (1 + root 5) / 4. */
const COS36 = (1 + Math.sqrt(5)) / 4
const COS72 = COS36 - 0.5
const SIN36 = Math.sqrt(1 - COS36 * COS36)
const SIN72 = Math.sqrt(1 - COS72 * COS72)
const COSINES = [1, COS36, COS72, -COS72, -COS36, -1, -COS36, -COS72, COS72, COS36]
const SINES = [0, SIN36, SIN72, SIN72, SIN36, 0, -SIN36, -SIN72, -SIN72, -SIN36]

/** The kites are flat at this height of the belt over that of the tip. */
const BELT = (1 - COS36) / (1 + COS36)
const REACH = HALF * Math.sqrt(1 + (1 + BELT) * (1 + BELT))

const height = (i: number): number => (i % 2 === 0 ? -BELT : BELT) * REACH

const belt = COSINES.map((cos, i): Vector => [REACH * cos, REACH * SINES[i]!, height(i)])

/** The tip is cut off `BEVEL` below itself: a corner on each of its five edges. */
const clipped = (tip: number): Vector[] => {
  const share = BEVEL / (REACH - BELT * REACH)
  const side = belt.filter((corner) => corner[2] * tip > 0)
  return side.map(([x, y, z]): Vector => [x * share, y * share, tip + (z - tip) * share])
}

export const D10: Die = {
  corners: [...belt, [0, 0, REACH], [0, 0, -REACH]],
  faces: [
    [1, 2, 3, 10],
    [4, 11, 6, 5],
    [7, 8, 9, 10],
    [0, 9, 8, 11],
    [5, 6, 7, 10],
    [0, 11, 2, 1],
    [3, 4, 5, 10],
    [2, 11, 4, 3],
    [0, 1, 10, 9],
    [6, 11, 8, 7],
  ],
  reads: 'top',
  hull: [...belt, ...clipped(REACH), ...clipped(-REACH)],
  half: HALF,
  top: 2 * HALF,
  turns: 1,
  stands: 'anyhow',
  // The circle that it never leaves, however it is turned.
  footprint: ringOf(64, REACH),
}
