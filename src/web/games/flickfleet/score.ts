import type { Description, Seat } from '../../../games/kit'

/** '2 of 3 drones shot'; null where a battle is not won by counting. */
export function sayScore({ sides }: Pick<Description, 'sides'>, seat: Seat): string | null {
  const score = sides[seat]?.score
  return score ? `${score.now} of ${score.most} ${score.name}` : null
}
