import type { AnyGame } from '../../../games/kit'
import type { Board } from '../../../table/types'

/** All shapes of a game, of whichever of its tables. */
export const shapesOf = ({ boards }: AnyGame): Board['shapes'] =>
  Object.assign({}, ...Object.values(boards).map(({ shapes }) => shapes)) as Board['shapes']
