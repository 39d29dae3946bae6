import type { Board, Rest, Tape } from '../types'
import { createTape } from './tape'

const MOST_TABLES = 200

/**
 * A tape that knows a table again by its poses, not by the object: who loads after every fact, or plays on
 * from the same moment over and over, asks the same questions.
 */
export function rememberingTape(board: Board): (rest: Rest) => Tape {
  const measure = createTape(board)
  const known = new Map<string, Tape>()
  return (rest) => {
    const key = JSON.stringify(rest)
    const tape = known.get(key) ?? measure(rest)
    if (known.size >= MOST_TABLES) known.clear()
    known.set(key, tape)
    return tape
  }
}
