import { scenarios } from '../../data'
import type { ActionData, ShipClass } from '../../data/types'
import type { Begun } from '../../rules/module'
import { classOf } from '../../rules/ships'
import { slice } from '../../rules/slice'
import type { Ship } from '../../state'
import type { Id, Point } from '../../../../table/types'

/** A mine that goes off once all lies still. */
export interface Lit {
  mine: Id
  /** Where it lay when it was touched first (D-80). */
  at: Point
  /** Who touched it. */
  by: Id[]
}

export interface Mines {
  /** Those that go off when they are touched, and where they lie. */
  primed: Record<Id, Point>
  /** How many a ship has aboard, and how many it has launched. */
  aboard: Record<Id, number>
  launched: Record<Id, number>
  lit: Lit[]
}

export const MINE = 'mine'

/** The bay of a class that lays mines. */
export const bayOf = ({ locations }: ShipClass): ActionData | null =>
  locations.map(({ action }) => action).find((action) => action?.token === MINE) ?? null

/** D-100, D-101  Mines that lie there from the start are primed. */
export function begin(battle?: Begun): Mines {
  const layers = Object.values(battle?.ships ?? {}).filter((ship) => bayOf(classOf(ship)))
  const lying = Object.values(battle?.things ?? {}).filter(({ kind }) => kind === MINE)
  return {
    primed: Object.fromEntries(lying.map(({ id }) => [id, spotOf(battle!, id)])),
    aboard: Object.fromEntries(layers.map((ship) => [ship.id, aboardOf(battle!, ship)])),
    launched: Object.fromEntries(layers.map(({ id }) => [id, 0])),
    lit: [],
  }
}

function spotOf({ table }: Begun, id: Id): Point {
  const { x, y } = table[id]!.pose
  return { x, y }
}

const aboardOf = ({ scenario }: Begun, ship: Ship): number =>
  scenarios[scenario]!.minesAboard?.[ship.class] ?? bayOf(classOf(ship))!.total!

export const own = slice<Mines>('mines')
