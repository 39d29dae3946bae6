import type { Board, Piece, Rest, Shape } from '../types'
import { BOARD, onTable, piece } from './board'

const ring = (radius: number, inner: number, mass: number): Shape => ({
  form: 'disc',
  radius,
  inner,
  height: 5,
  mass,
  material: 'acrylic',
})

const round = (radius: number, height: number, mass: number): Shape => ({
  form: 'disc',
  radius,
  height,
  mass,
  material: 'scenery',
})

/**
 * The test board with what lies about in some battles: two rings of a fighter wing, a star, a moon, a field.
 */
export const SCENERY: Board = {
  ...BOARD,
  shapes: {
    ...BOARD.shapes,
    ring60: ring(30, 20, 9.3),
    ring40: ring(20, 10, 5.6),
    star: round(12.5, 60, 35),
    moon: round(75, 75, 1500),
    field: round(80, 1, 1),
    speck: round(5, 1, 1),
  },
}

const lying = (shape: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  kind: shape,
  shape,
  pose: { x, y, a: 0 },
  ...more,
})

/** Ships among a moon, a star, rings that can be pushed and two zones. */
export const obstacles = (): Rest =>
  onTable(
    ['carrier', piece('carrier', 700, 780, 180)],
    ['destroyer', piece('destroyer', 450, 150)],
    ['edge', lying('field', 620, 330, { sense: 'edge' })],
    ['fighter', piece('fighter3', 250, 300)],
    ['mist', lying('field', 250, 480, { sense: 'centre' })],
    ['moon', lying('moon', 450, 450, { fixed: true })],
    ['ring40', lying('ring40', 700, 600)],
    ['ring60', lying('ring60', 620, 230)],
    ['star', lying('star', 200, 640, { fixed: true })],
  )
