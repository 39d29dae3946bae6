import { board } from './board'
import { box } from './box'
import { factions } from './factions'
import { missions } from './missions'
import type { Circle, Faction, Mission, Resource, Structure } from './types'

export { board, box, factions, missions }
export type * from './types'

const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))

const FACTIONS = byId(factions)
const MISSIONS = byId(missions)
const CIRCLES = byId<Circle>([...board.homes, ...board.planets, ...board.spaces])
const PLANETS = byId<Circle>(board.planets)

/** Throws where there is none: ids come from the data alone. */
const known = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`There is no ${what}.`)
  return found
}

export const factionOf = (id: string): Faction => known(FACTIONS.get(id), `faction ${id}`)
export const missionOf = (id: string): Mission => known(MISSIONS.get(id), `mission ${id}`)
export const circleOf = (id: string): Circle => known(CIRCLES.get(id), `circle ${id}`)
/** One of the eight planets on which resources are found and structures are built. */
export const isPlanet = (id: string): boolean => PLANETS.has(id)

export const structureOf = (faction: string, id: string): Structure =>
  known(
    factionOf(faction).structures.find((one) => one.id === id),
    `structure ${id}`,
  )

export const RESOURCES: readonly Resource[] = box.resources.map(({ id }) => id)
export const nameOfResource = (id: Resource): string => known(byId(box.resources).get(id), id).name
