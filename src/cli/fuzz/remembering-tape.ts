import { canonical } from '../../games/kit'
import type { Table } from '../../match'
import { createTape } from '../../table/tape'
import type { Board, Tape } from '../../table/types'

const MOST_TABLES = 200

/**
 * A tape that knows a table again by its poses: loading after every fact asks the same questions over and
 * over.
 */
export function rememberingTape(board: Board): Table['tape'] {
  const measure = createTape(board)
  const known = new Map<string, Tape>()
  return (rest) => {
    const key = canonical(rest)
    const tape = known.get(key) ?? measure(rest)
    if (known.size >= MOST_TABLES) known.clear()
    known.set(key, tape)
    return tape
  }
}
