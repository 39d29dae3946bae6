import { classes } from '../data'
import { names } from '../data/names'
import type { FleetEntry, Scenario, ScenarioSide } from '../data/types'
import type { Ship } from '../state'

/** Who a ship belongs to when nobody owns it. */
export const NOBODY = 'nobody'

/**
 * All ships with their ids s1, s2, ...: side by side, those in play first, then those aboard and those to
 * come.
 */
export function fleets(scenario: Scenario, toPlace: boolean): Ship[] {
  const ships: Ship[] = []
  for (const side of scenario.sides) {
    addLoaded(ships, side, side.inPlay, { where: toPlace ? 'to place' : 'table' })
    for (const { round, ships: joining } of side.arrivals)
      addLoaded(ships, side, joining, { where: 'due', due: round })
    if (side.optional)
      add(ships, side, { ...side.optional, count: side.optional.total }, { where: 'due', due: 0 })
  }
  for (const { ship } of scenario.scenery)
    if (ship) add(ships, { id: NOBODY, faction: 'neutral' }, { ship, count: 1 }, { where: 'table' })
  return ships
}

type Owner = Pick<ScenarioSide, 'id' | 'faction'>

/** Ships, then the wings aboard of them. */
function addLoaded(
  ships: Ship[],
  side: ScenarioSide,
  entries: readonly FleetEntry[],
  more: Pick<Ship, 'where' | 'due'>,
): void {
  const loaded = entries.map((entry) => ({ entry, carriers: add(ships, side, entry, more) }))
  for (const { entry, carriers } of loaded)
    for (const { id } of carriers)
      for (const wing of entry.aboard ?? []) add(ships, side, wing, { where: 'aboard', carrier: id })
}

function add(
  ships: Ship[],
  side: Owner,
  { ship, count, name }: FleetEntry,
  more: Pick<Ship, 'where' | 'due' | 'carrier'>,
): Ship[] {
  const first = ships.length
  for (let i = 0; i < count; i++) ships.push({ ...newShip(ships, side, ship, name), ...more })
  return ships.slice(first)
}

function newShip(ships: readonly Ship[], { id: seat, faction }: Owner, kind: string, name?: string): Ship {
  const { shields, hull, locations, pieces } = classes[kind]!
  return {
    id: `s${ships.length + 1}`,
    seat,
    class: kind,
    name: name ?? houseName(ships, faction, kind),
    cube: false,
    where: 'table',
    shields,
    hull,
    discs: locations.map(({ discs }) => discs),
    pieces,
  }
}

/** 'ISS Bastion' is called Bastion too. */
const isCalled = ({ name: whole }: Ship, name: string): boolean =>
  whole === name || whole.endsWith(` ${name}`)

/** The first that no ship has, of either side; beyond the names of the box: 'Ember 2'. */
function houseName(ships: readonly Ship[], faction: string, kind: string): string {
  const known = names[faction]?.[kind] ?? [classes[kind]!.name]
  for (let round = 1; ; round++) {
    const free = known
      .map((name) => (round > 1 ? `${name} ${round}` : name))
      .find((name) => !ships.some((ship) => isCalled(ship, name)))
    if (free) return free
  }
}
