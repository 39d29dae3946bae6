import type { Board, Piece, Pose } from '../../types'
import { createTape } from '../index'

const acrylic = { height: 5, mass: 10, material: 'acrylic' } as const

const corners = (width: number, depth: number) => [
  { x: -width / 2, y: -depth / 2 },
  { x: width / 2, y: -depth / 2 },
  { x: width / 2, y: depth / 2 },
  { x: -width / 2, y: depth / 2 },
]

const ARROW = [
  { x: 0, y: 80.8 },
  { x: -30, y: -40.4 },
  { x: 30, y: -40.4 },
]

/** A box is 40 wide and 20 deep, a disc 60 across, an arrow's rear lies 40.4 behind its centre. */
export const BOXES: Board = {
  size: { x: 900, y: 900 },
  shapes: {
    box: { form: 'plate', outline: corners(40, 20), ...acrylic },
    disc: { form: 'disc', radius: 30, ...acrylic },
    arrow: { form: 'plate', outline: ARROW, ...acrylic },
    bar: { form: 'plate', outline: corners(900, 20), ...acrylic },
    lid: { form: 'plate', outline: corners(900, 900), ...acrylic },
    D6: { form: 'die', die: 'D6', mass: 4.59 },
  },
}

/** The tape of a table of boxes. */
export const tape = createTape(BOXES)

export const piece = (shape: string, x: number, y: number, a = 0): Piece => ({
  kind: 'ship',
  shape,
  pose: { x, y, a },
})

/** As granted, and as refused for a reason with these words. */
export const yes = (x: number, y: number, a = 0): { ok: true; pose: Pose } => ({
  ok: true,
  pose: { x, y, a },
})
