import type { Seat } from '../../games/kit'
import type { Seen } from './seen'

/** The columns stay where they are, whoever is to decide: the first seat on the left, the others on the right. */
export function columns({ view }: Seen): { left: Seat; right: Seat[] } {
  const [left, ...right] = view.seats.map(({ seat }) => seat)
  return { left: left!, right }
}
