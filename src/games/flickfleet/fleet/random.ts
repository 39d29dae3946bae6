import { buyable, catalogue, type Offer } from './catalogue'
import { problems } from './check'
import type { Bought, Fleet, Terms } from './types'
import { sorted } from './write'

/** Numbers in [0, 1). */
type Next = () => number

const oneOf = <T>(list: readonly T[], next: Next): T => list[Math.floor(next() * list.length)]!

/** Every way to load a ship, from none to all wings. */
function loads({ carries }: Offer): Bought['aboard'][] {
  return carries.reduce<Bought['aboard'][]>(
    (some, { ship: wing, count }) =>
      some.flatMap((aboard) => Array.from({ length: count + 1 }, (_, n) => ({ ...aboard, [wing]: n }))),
    [{}],
  )
}

/** What can still be bought, by class; only classes of which something can. */
export function affordable(fleet: Fleet, terms: Terms): Bought[][] {
  const fits = (bought: Bought): boolean =>
    problems({ ...fleet, ships: [...fleet.ships, bought] }, terms).length === 0
  return catalogue(fleet.faction, terms.supply)
    .map((offer) =>
      loads(offer)
        .map((aboard) => ({ ship: offer.ship, aboard }))
        .filter(fits),
    )
    .filter((some) => some.length > 0)
}

/**
 * A legal fleet by chance, so full that nothing more can be bought. `faction`: any, if none is named. From 6
 * points on there is always one.
 */
export function randomFleet(next: Next, terms: Terms, faction = oneOf(buyable, next)): Fleet {
  let fleet: Fleet = { faction, ships: [] }
  for (;;) {
    const classes = affordable(fleet, terms)
    if (classes.length === 0) return sorted(fleet)
    fleet = { faction, ships: [...fleet.ships, oneOf(oneOf(classes, next), next)] }
  }
}
