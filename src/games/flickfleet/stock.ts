import { colourAt } from './rules/box'
import { classOf } from './rules/ships'
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
  const { shields, hull, pieces, locations } = classOf(ship)
  return { shields, hull, pieces, discs: locations.map(({ discs }) => discs) }
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

/** 001:191  Every drone lies on the table, in a pile, or was flicked off, which ends the match. */
export function dronesAstray(s: State): string[] {
  const lost = Object.values(s.ships).filter((ship) => ship.class === 'range_drone' && ship.where === 'lost')
  const flickedOff = Object.values(s.sides).flatMap(({ fouls }) =>
    fouls.filter((foul) => foul === 'drone_out'),
  )
  const kept = Object.values(s.sides).reduce((sum, { score }) => sum + score, 0)
  return hasDrones(s) && kept + flickedOff.length !== lost.length
    ? [`${lost.length} drones are gone, ${kept} of them kept and ${flickedOff.length} flicked off`]
    : []
}

const hasDrones = ({ ships }: State): boolean =>
  Object.values(ships).some((ship) => ship.class === 'range_drone')
