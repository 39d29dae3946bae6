import { colourAt } from './rules/box'
import { classOf, shieldSpaces } from './rules/ships'
import type { Ship, State } from './state'

/** What must add up, whatever was played: the sentences of what does not. */

/** Discs, cubes and pieces are conserved: on a dashboard, in play, or in the box. */
export function lostAndFound(s: State): string[] {
  const ships = Object.values(s.ships)
  const now = count(ships, (ship) => ship)
  const printed = count(ships, full)
  return Object.keys(printed)
    .filter((kind) => (now[kind] ?? 0) + (s.box[kind] ?? 0) !== printed[kind])
    .map(
      (kind) =>
        `Of ${printed[kind]} ${kind}, ${now[kind] ?? 0} are in use and ${s.box[kind] ?? 0} in the box`,
    )
}

type Stock = Pick<Ship, 'shields' | 'hull' | 'pieces' | 'discs'>

function full(ship: Ship): Stock {
  const { hull, pieces, locations } = classOf(ship)
  return { shields: shieldSpaces(ship), hull, pieces, discs: locations.map(({ discs }) => discs) }
}

function count(ships: Ship[], stock: (ship: Ship) => Stock): Record<string, number> {
  const total: Record<string, number> = {}
  const add = (kind: string, n: number): void => void (total[kind] = (total[kind] ?? 0) + n)
  for (const ship of ships) {
    const { shields, hull, pieces, discs } = stock(ship)
    add('shield', shields)
    add('hull', hull)
    add('piece', pieces)
    discs.forEach((n, location) => add(colourAt(ship, location), n))
  }
  return total
}
