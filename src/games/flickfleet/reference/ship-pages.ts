import type { DashboardPlace } from '../dashboard-types'
import type { Gauge } from '../../kit'
import { classes } from '../data'
import { factions } from '../data/names'
import type { ActionData, Location, ShipClass } from '../data/types'
import { allRules } from '../modules'
import { factsOf, houseOf, inTheBox, placeSentences } from './facts'
import { entriesOfShips, openParts, type EntryOfShip } from './parts'
import type { Surface } from '../../../table/types'

/** A class of ship as the compendium shows it, before anything has happened to it. */
export interface ShipPage {
  id: string
  name: string
  kind: ShipClass['kind']
  factions: readonly string[]
  /** Sentences: prices, size, what it carries, what the box holds of it. */
  facts: readonly string[]
  gauges: readonly Gauge[]
  places: readonly DashboardPlace[]
  /** What may be drawn: the shapes of the board that it has, and where each may be flicked. */
  shapes: readonly { shape: string; say: string; surface: Surface }[]
  /** What no book prints of it, as a sentence. */
  house: string
  source: readonly string[]
  /** The id of the entry about it. */
  entry: string
}

const nameOf = ({ type }: ActionData): string => allRules.actions[type]!.name

const placeOf = ({ name, numbers, colour, discs, action }: Location): DashboardPlace => ({
  name,
  numbers: [...numbers],
  ...(colour ? { colour } : {}),
  now: discs,
  most: discs,
  ...(action ? { does: nameOf(action) } : { weakSpot: true as const }),
})

const actionPlace = (action: ActionData): DashboardPlace => ({
  name: nameOf(action),
  numbers: [],
  now: 0,
  most: 0,
  does: nameOf(action),
})

const gaugesOf = ({ shields, hull, pieces }: ShipClass): Gauge[] =>
  [
    { name: 'shields', now: shields, most: shields },
    { name: 'hull', now: hull, most: hull },
    { name: 'pieces', now: pieces, most: pieces },
  ].filter(({ most }) => most > 0)

/** 'fighter_wing:2' has two pieces left. */
const formName = (shape: string): string => {
  const left = shape.split(':')[1]
  return left ? `${left} ${left === '1' ? 'piece' : 'pieces'}` : 'from above'
}

/** The rulebook's own lines; those of the reference only where it has none. */
function booked(source: readonly string[]): readonly string[] {
  const printed = source.filter((place) => place.startsWith('001'))
  return printed.length > 0 ? printed : source
}

const pageOf = (ship: ShipClass, entries: EntryOfShip): ShipPage => ({
  id: ship.id,
  name: ship.name,
  kind: ship.kind,
  factions: ship.factions.map((faction) => factions[faction] ?? 'Nobody'),
  facts: [...factsOf(ship), ...inTheBox(ship), ...placeSentences(ship)],
  gauges: gaugesOf(ship),
  places: ship.locations.length ? ship.locations.map(placeOf) : ship.actions.map(actionPlace),
  shapes: Object.entries(ship.body.forms).map(([shape, { surface }]) => ({
    shape,
    say: formName(shape),
    surface,
  })),
  house: houseOf(ship).join(' '),
  source: booked(ship.source),
  entry: entries[ship.id]!,
})

/** Every class of the boxes that are here, and those that scenarios make of their pieces. */
export async function openShipPages(): Promise<readonly ShipPage[]> {
  const entries = entriesOfShips(await openParts())
  return Object.values(classes).map((ship) => pageOf(ship, entries))
}
