import type { Board, Piece, Point, Pose, Rest, Shape } from '../types'

const points = (...flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }))

const plate = (mass: number, ...outline: number[]): Shape => ({
  form: 'plate',
  outline: points(...outline),
  height: 5,
  mass,
  material: 'acrylic',
})

const disc = (radius: number, mass: number): Shape => ({
  form: 'disc',
  radius,
  height: 5,
  mass,
  material: 'acrylic',
})

/** A few pieces of FlickFleet (H-GEOM, H-DICE) and a wooden disc, enough to test the table with. */
export const BOARD: Board = {
  size: { x: 900, y: 900 },
  shapes: {
    destroyer: plate(
      18.5,
      0,
      54.6,
      -22.5,
      13.8,
      -22.5,
      -21.4,
      -11.2,
      -40.4,
      11.2,
      -40.4,
      22.5,
      -21.4,
      22.5,
      13.8,
    ),
    carrier: plate(
      53.4,
      -16,
      67.8,
      -40,
      28.8,
      -40,
      -36.2,
      -24,
      -62.2,
      24,
      -62.2,
      40,
      -36.2,
      40,
      28.8,
      16,
      67.8,
    ),
    dreadnought: plate(
      107.3,
      -22,
      99.1,
      -55,
      42.1,
      -55,
      -52.9,
      -33,
      -90.9,
      33,
      -90.9,
      55,
      -52.9,
      55,
      42.1,
      22,
      99.1,
    ),
    fighter3: disc(30, 16.8),
    fighter2: disc(20, 7.5),
    fighter1: disc(10, 1.9),
    bomber3: plate(17, 0, 39, -30, 9, -30, -39, 0, -9, 30, -39, 30, 9),
    bomber2: plate(11.3, 0, 31, -30, 1, -30, -31, 0, -1, 30, -31, 30, 1),
    bomber1: plate(5.7, 0, 23, -30, -7, -30, -23, 0, 7, 30, -23, 30, -7),
    disc20: disc(10, 1.9),
    wood: { form: 'disc', radius: 12.7, height: 8, mass: 2.84, material: 'wood' },
    rock: { form: 'disc', radius: 30, height: 20, mass: 60, material: 'scenery' },
    D6: { form: 'die', die: 'D6', mass: 4.6 },
    D10: { form: 'die', die: 'D10', mass: 3.7 },
  },
}

/** The flick edges of every ship here (the rear). */
export const REAR = { edges: [2, 3, 4] } as const

/** A piece of a shape of `BOARD`. */
export const piece = (shape: string, x: number, y: number, a = 0, more: Partial<Piece> = {}): Piece => ({
  kind: BOARD.shapes[shape]!.form === 'die' ? 'die' : 'ship',
  shape,
  pose: { x, y, a },
  ...more,
})

/** A die that lies on the mat. */
export const dieAt = (shape: 'D6' | 'D10', pose: Pose): Piece => ({
  kind: 'die',
  shape,
  pose: { up: 1, ...pose },
})

export const onTable = (...pieces: [string, Piece][]): Rest => Object.fromEntries(pieces)

/** The same pieces on a table that nothing leaves. */
export const ENDLESS: Board = { ...BOARD, size: { x: 8000, y: 8000 } }
