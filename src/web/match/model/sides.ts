import type { PieceWords, Seat } from '../../../games/kit'
import type { Id } from '../../../table/types'
import type { Seen } from './seen'

export interface SidePiece extends PieceWords {
  id: Id
}

/** A seat, or what nobody owns, with its pieces: for panels and the text view of games without their own. */
export interface SideSeen {
  seat: Seat
  name: string
  says: readonly string[]
  pieces: readonly SidePiece[]
}

/** The seats in their order, then what nobody owns if anything is there. */
export function bySide({ view, description: { pieces, sides } }: Seen): SideSeen[] {
  const seats = view.seats.map(({ seat, name }): SideSeen => {
    const score = sides[seat]?.score
    const says = score ? [`${score.name}: ${score.now} of ${score.most}.`] : []
    return { seat, name, says, pieces: of((owner) => owner === seat) }
  })
  const others = of((owner) => !view.seats.some(({ seat }) => seat === owner))
  const nobody = { seat: '', name: 'Also on the table', says: [], pieces: others }
  return others.length ? [...seats, nobody] : seats

  function of(isOwner: (seat: Seat) => boolean): SidePiece[] {
    const own = Object.entries(pieces).filter(([, { seat }]) => isOwner(seat))
    return own.map(([id, piece]) => ({ ...piece, id }))
  }
}
