import type { State } from '../../state'
import { carriers } from './rules'
import { own } from './state'

/** D-103  Nobody but its own side may read it, and it is one of the civilians. */
export function faults(s: State): string[] {
  const { ship, chosen } = own(s)
  if (!ship) return chosen ? ['The passenger is nowhere'] : []
  const carrier = carriers(s).find(({ id }) => id === ship.is)
  if (!carrier) return [`${ship.is} cannot carry the passenger`]
  return ship.for.join(' ') === carrier.seat
    ? []
    : [`${ship.for.join(' ')} may read who carries the passenger`]
}
