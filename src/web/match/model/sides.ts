import type { PieceWords, Seat, SideWords } from '../../../games/kit'
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

/** The seats in their order, then what nobody owns if anything is there. */
export function bySide({ view, description: { pieces, sides } }: Seen): SideSeen[] {
  const seats = view.seats.map(({ seat, name }): SideSeen => {
    return { seat, name, says: saidOf(sides[seat]), pieces: of((owner) => owner === seat) }
  })
  const others = of((owner) => !view.seats.some(({ seat }) => seat === owner))
  const nobody = { seat: '', name: 'Also on the table', says: [], pieces: others }
  return others.length ? [...seats, nobody] : seats

  function of(isOwner: (seat: Seat) => boolean): SidePiece[] {
    const own = Object.entries(pieces).filter(([, { seat }]) => isOwner(seat))
    return own.map(([id, piece]) => ({ ...piece, id }))
  }
}
