import type { Seat } from '../../../../games/kit'
import type { Dashboard } from '../../../../games/flickfleet'

const isWing = ({ gauges }: Dashboard): boolean => gauges.some(({ name }) => name === 'pieces')

/**
 * Big ships first, then wings, what is not on the table last; never by what happens, so that nothing jumps.
 */
function rank(board: Dashboard): number {
  if (board.away) return 2
  return isWing(board) ? 1 : 0
}

export const inOrder = (boards: readonly Dashboard[], seat: Seat): Dashboard[] =>
  boards.filter((board) => board.seat === seat).sort((a, b) => rank(a) - rank(b))

/** How many ships of a side can still be activated. */
export const stillToActivate = (boards: readonly Dashboard[], seat: Seat): number =>
  boards.filter((board) => board.seat === seat && board.cube && !board.away).length
