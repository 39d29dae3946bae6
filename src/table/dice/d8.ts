import { type Die, bevelled, inradius, ringOf } from './die'

const EDGE = 19
const R = EDGE / Math.sqrt(2)

const BODY: Pick<Die, 'corners' | 'faces'> = {
  corners: [
    [R, 0, 0],
    [-R, 0, 0],
    [0, R, 0],
    [0, -R, 0],
    [0, 0, R],
    [0, 0, -R],
  ],
  faces: [
    [0, 2, 4],
    [0, 3, 5],
    [1, 2, 5],
    [1, 3, 4],
    [0, 5, 2],
    [0, 4, 3],
    [1, 4, 2],
    [1, 5, 3],
  ],
}

const HALF = inradius(BODY)

export const D8: Die = {
  ...BODY,
  reads: 'top',
  hull: bevelled(BODY),
  half: HALF,
  top: 2 * HALF,
  turns: 3,
  stands: 'anyhow',
  footprint: ringOf(6, EDGE / Math.sqrt(3)),
}
