import type { Board, DieName, Piece, Pose, Rest, Shape } from '../types'
import { onTable } from './board'

const wood = { material: 'wood' } as const
const MASSES: readonly (readonly [DieName, number])[] = [
  ['D4', 0.91],
  ['D6', 4.59],
  ['D8', 3.62],
  ['D12', 4.91],
]

/** Every die that is pushed low, and a disc of wood that may lie on one. */
export const NEOPRENE: Board = {
  size: { x: 712, y: 610 },
  mat: 'neoprene',
  shapes: {
    ...Object.fromEntries(
      MASSES.map(([die, mass]): [string, Shape] => [die, { form: 'die', die, mass, pushed: 'low' }]),
    ),
    bug: { form: 'disc', radius: 7.5, height: 5, mass: 0.62, ...wood, small: true },
  },
}

export const DICE_NAMES = MASSES.map(([die]) => die)

export const lying = (shape: string, x: number, y: number, more: Partial<Pose> = {}): Piece => ({
  kind: shape,
  shape,
  pose: { x, y, a: 0, ...more },
})

export const lone = (die: DieName, up = 1, a = 0): Rest => onTable(['die', lying(die, 100, 305, { up, a })])
