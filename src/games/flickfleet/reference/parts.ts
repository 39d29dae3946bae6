import { modules } from '../modules'
import type { AboutShip, ModuleReference } from '../rules/module'

/** What the modules add to the reference. */
export const openParts = (): Promise<ModuleReference[]> =>
  Promise.all(modules.flatMap(({ reference }) => reference?.() ?? []))

/** Of the ships that belong to no module. */
const OF_BOOK: Readonly<Record<string, string>> = {
  fighter_wing: 'fighter-wing',
  bomber_wing: 'bomber-wing',
  destroyer: 'destroyer',
  carrier: 'carrier',
  dreadnought: 'dreadnought',
  prototype_dreadnought: 'prototype',
  cruiser: 'cruiser',
  gunboat: 'gunboat',
  weapons_platform: 'weapons-platform',
}

/** From a class of ship to what tells of it. */
export type EntryOfShip = Readonly<Record<string, string>>

export const entriesOfShips = (parts: readonly ModuleReference[]): EntryOfShip =>
  Object.assign(
    {},
    OF_BOOK,
    ...parts.map(({ ships }) => ships),
    ...parts.map(({ classes = [] }) => idsOf(classes)),
  )

const idsOf = (classes: readonly AboutShip[]): EntryOfShip =>
  Object.fromEntries(classes.map(({ ship, id }) => [ship, id]))
