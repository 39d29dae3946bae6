import type { Board, Flick, Played, Rest } from '../../types'

/** A stored flick with what it did. */
export interface GoldenFlick extends Played {
  flick: Flick
}

/** A file of testdata/golden: flicks that all start on one table. */
export interface Golden {
  board: Board
  rest: Rest
  flicks: GoldenFlick[]
}

/** One flick a line, so that a change shows which. */
export function print({ board, rest, flicks }: Golden): string {
  const lines = flicks.map((one) => JSON.stringify(one)).join(',\n')
  const scene = `"board": ${JSON.stringify(board)},\n"rest": ${JSON.stringify(rest)}`
  return `{\n${scene},\n"flicks": [\n${lines}\n]\n}\n`
}
