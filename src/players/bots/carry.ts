import { pairOf } from '../../table/materials'
import { WORLD } from '../../table/settings'
import type { Board, Shape } from '../../table/types'

/** What a piece slides on: `Board.mat`. */
type Mat = Board['mat']
import { isDie } from '../flicked'

/** A die rolls part of its way: it goes so much farther than one that only slid. */
const ROLLS = 1.15

/** How far a speed of 1 mm/s carries a piece over the mat, mm: friction takes v^2 / 2 over its way. */
function perSquare(shape: Shape, mat: Mat): number {
  const { friction } = pairOf(isDie(shape) ? 'die' : shape.material, mat ?? 'mat')
  return (isDie(shape) ? ROLLS : 1) / (2 * friction * WORLD.gravity)
}

/** About how far a free flick goes, mm; mm/s. For bots of every game: people are told what was measured. */
export const carryOf = (shape: Shape, speed: number, mat?: Mat): number =>
  speed * speed * perSquare(shape, mat)

/** The speed of a free flick that goes about so far, mm/s. */
export const speedToCarry = (shape: Shape, mm: number, mat?: Mat): number =>
  Math.sqrt(mm / perSquare(shape, mat))
