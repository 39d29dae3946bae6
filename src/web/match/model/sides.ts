import type { PieceWords, Seat, SideWords } from '../../../games/kit'
import type { Id } from '../../../table/types'
import type { Seen } from './seen'

export interface SidePiece extends PieceWords {
  id: Id
}

/** What lies on the table under a heading: for panels and the text view of games without their own. */
export interface SideSeen {
  /** '': what nobody owns. */
  seat: Seat
  name: string
  says: readonly string[]
  pieces: readonly SidePiece[]
}

/** Its team, what it counts, and whatever else its game says of it, in sentences. */
function saidOf(side: SideWords | undefined): string[] {
  if (!side) return []
  const { team, score, says = [] } = side
  return [
    ...(team === undefined ? [] : [`Team: ${team}.`]),
    ...(score ? [`${score.name}: ${score.now} of ${score.most}.`] : []),
    ...says.map(({ mark, say }) => (mark === undefined ? say : `${mark}: ${say}`)),
  ]
}

/** A seat with its pieces. */
export const sideOf = (seen: Seen, seat: Seat): SideSeen => ({
  seat,
  name: seen.nameOf(seat),
  says: saidOf(seen.description.sides[seat]),
  pieces: piecesOf(seen, (owner) => owner === seat),
})

/** What nobody owns; null: there is nothing. */
export function ownerless(seen: Seen): SideSeen | null {
  const seats = seen.view.seats.map(({ seat }) => seat)
  const pieces = piecesOf(seen, (owner) => !seats.includes(owner))
  return pieces.length ? { seat: '', name: 'Also on the table', says: [], pieces } : null
}

function piecesOf({ description: { pieces } }: Seen, isOwner: (seat: Seat) => boolean): SidePiece[] {
  const own = Object.entries(pieces).filter(([, { seat }]) => isOwner(seat))
  return own.map(([id, piece]) => ({ ...piece, id }))
}
