import { offerFor } from './catalogue'
import type { Bought, Fleet } from './types'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** 001:143, 152, D-11  The empty ship, and every wing aboard as if it were bought alone. */
export const priceOf = ({ ship, aboard }: Bought): number =>
  offerFor(ship).price.empty + sum(Object.entries(aboard).map(([wing, n]) => n * offerFor(wing).price.full))

/** 001:165-173  Points of the whole fleet. */
export const costOf = ({ ships }: Pick<Fleet, 'ships'>): number => sum(ships.map(priceOf))

/** D-10  How many pieces of each class the fleet takes, wings aboard included. */
export function taken({ ships }: Pick<Fleet, 'ships'>): Record<string, number> {
  const count: Record<string, number> = {}
  const add = (ship: string, n: number): void => void (count[ship] = (count[ship] ?? 0) + n)
  for (const { ship, aboard } of ships) {
    add(ship, 1)
    for (const [wing, n] of Object.entries(aboard)) add(wing, n)
  }
  return count
}

/** Everything aboard that goes aboard. */
export const fullLoad = (ship: string): Bought['aboard'] =>
  Object.fromEntries(offerFor(ship).carries.map(({ ship: wing, count }) => [wing, count]))
