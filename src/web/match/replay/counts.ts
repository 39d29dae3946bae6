import type { Seat } from '../../../games/kit'
import type { Id } from '../../../table/types'
import type { Flown } from './shots'

/** What became of the dice of a side. */
export interface ShotCount {
  dice: number
  enemy: number
  own: number
  out: number
}

export type ShotCounts = Readonly<Record<Seat, ShotCount>>

/** `seatOf`: whose a piece is; obstacles are nobody's. */
export function countShots(
  flown: readonly Flown[],
  seats: readonly Seat[],
  seatOf: (piece: Id) => Seat | undefined,
): ShotCounts {
  const of = (seat: Seat): ShotCount => {
    const dice = flown.filter((shot) => shot.die && shot.seat === seat)
    const met = dice.map((shot) => shot.met && seatOf(shot.met))
    return {
      dice: dice.length,
      enemy: met.filter((whose) => whose !== undefined && whose !== seat && seats.includes(whose)).length,
      own: met.filter((whose) => whose === seat).length,
      out: dice.filter(({ end }) => end === 'out').length,
    }
  }
  return Object.fromEntries(seats.map((seat) => [seat, of(seat)]))
}
