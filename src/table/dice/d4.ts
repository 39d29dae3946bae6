import { type Die, bevelled, inradius, ringOf } from './die'

const EDGE = 19
const T = EDGE / (2 * Math.sqrt(2))

const BODY: Pick<Die, 'corners' | 'faces'> = {
  corners: [
    [T, T, T],
    [T, -T, -T],
    [-T, T, -T],
    [-T, -T, T],
  ],
  // The face opposite the corner that shows the value.
  faces: [
    [1, 3, 2],
    [0, 2, 3],
    [0, 3, 1],
    [0, 1, 2],
  ],
}

const HALF = inradius(BODY)

export const D4: Die = {
  ...BODY,
  reads: 'bottom',
  hull: bevelled(BODY),
  half: HALF,
  top: HALF + T * Math.sqrt(3),
  turns: 3,
  stands: 'anyhow',
  footprint: ringOf(3, EDGE / Math.sqrt(3), 60),
}
