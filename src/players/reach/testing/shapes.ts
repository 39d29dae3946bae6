import type { AnyGame } from '../../../games/kit'
import type { Board } from '../../../table/types'

/** All shapes of a game, of whichever of its tables. */
export const shapesOf = ({ boards }: AnyGame): Board['shapes'] =>
  Object.assign({}, ...Object.values(boards).map(({ shapes }) => shapes)) as Board['shapes']

/** What they slide on: a game has one kind of mat. */
export const matOf = ({ boards }: AnyGame): Board['mat'] => Object.values(boards)[0]?.mat
