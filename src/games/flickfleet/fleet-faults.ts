import { classOf, shipsOf } from './rules/ships'
import type { Ship, State } from './state'

/** Of whole fleets: everybody has one, no two ships share a name, no ship carries more wings than it can. */
export const fleetFaults = (s: State): string[] => [
  ...s.seats.filter((seat) => shipsOf(s, seat).length === 0).map((seat) => `${seat} has no fleet`),
  ...Object.values(s.ships).flatMap((ship) => [...sameName(s, ship), ...overloaded(s, ship)]),
]

const sameName = (s: State, { id, name }: Ship): string[] =>
  Object.values(s.ships).some((other) => other.id < id && other.name === name)
    ? [`Two ships are called ${name}`]
    : []

function overloaded(s: State, carrier: Ship): string[] {
  const aboard = Object.values(s.ships).filter((ship) => ship.carrier === carrier.id)
  const room = (kind: string): number =>
    classOf(carrier).wingsCarried.find(({ ship }) => ship === kind)?.count ?? 0
  const carries = (wing: Ship): number => aboard.filter((one) => one.class === wing.class).length
  return aboard
    .filter((wing) => wing.seat !== carrier.seat || carries(wing) > room(wing.class))
    .map((wing) => `${wing.name} cannot be aboard ${carrier.name}`)
}
