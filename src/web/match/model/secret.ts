import type { Seat } from '../../../games/kit'
import type { View } from '../../../match'

/** Does that seat look alone, at a view that asks it nothing in secret any more? */
export function hasAnswered({ prompt, viewer }: View, seat: Seat): boolean {
  const alone = viewer !== 'everybody' && viewer.every((one) => one === seat)
  const asked = prompt?.asks.some((ask) => ask.secret && prompt.waiting.includes(ask.seat))
  return alone && !asked
}

/** Seats of this screen whose question is covered, since not everybody at the screen may read it. */
export const coveredSeats = ({ prompt }: View): readonly Seat[] => prompt?.covered ?? []
