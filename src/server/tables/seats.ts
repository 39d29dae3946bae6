import type { Seat } from '../../games/kit'
import type { Match } from '../../match'
import type { Refusal } from '../../table/types'
import { refuse } from '../../table/refusal'

/** May one screen sit on these seats? On a shared screen on any; apart on one at most. */
export function seatsFit({ record }: Match, seats: readonly Seat[]): { ok: true } | Refusal {
  const known = record.seats.map(({ seat }) => seat)
  const unknown = seats.find((seat) => !known.includes(seat))
  if (unknown !== undefined) {
    return refuse(`'${unknown}' is no seat of this match. Its seats: ${known.join(', ')}.`)
  }
  if (record.sameScreen || seats.length < 2) return { ok: true }
  return refuse('In this match everybody has an own screen: take one seat.')
}
