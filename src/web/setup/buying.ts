import { fleet as fleets } from '../../games/flickfleet'

/** Changes of a fleet that is being bought; each gives a new one. */

export type Fleet = ReturnType<typeof fleets.usualFleet>
export type Bought = Fleet['ships'][number]

const { catalogue, fullLoad, priceOf, readFleet, writeFleet } = fleets

/** The fleet of a text that can be read, even if it may not be fielded; null for any other. */
export function fleetIn(text: string): Fleet | null {
  const read = readFleet(text)
  return read.ok ? read.fleet : null
}

/** A fleet as a text; one without ships has none yet. */
export const textOf = (fleet: Fleet): string => (fleet.ships.length ? writeFleet(fleet) : `${fleet.faction}:`)

export const withShip = (fleet: Fleet, ship: string): Fleet => ({
  ...fleet,
  ships: [...fleet.ships, { ship, aboard: fullLoad(ship) }],
})

export const withoutShip = (fleet: Fleet, index: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.filter((_, i) => i !== index),
})

/** One ship with so many wings of that class aboard. */
export const withLoad = (fleet: Fleet, index: number, wing: string, count: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.map((one, i) =>
    i === index ? { ...one, aboard: { ...one.aboard, [wing]: count } } : one,
  ),
})

/** Ships of another faction: those it has too stay. */
export const withFaction = ({ ships }: Fleet, faction: string): Fleet => {
  const own = catalogue(faction).map(({ ship }) => ship)
  return { faction, ships: ships.filter(({ ship }) => own.includes(ship)) }
}

export const sayPrice = (bought: Bought): string => `${priceOf(bought)} points`
