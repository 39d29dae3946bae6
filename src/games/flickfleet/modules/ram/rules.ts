import type { ShipClass } from '../../data/types'
import type { G } from '../../rules/rules'
import { classOf } from '../../rules/ships'
import type { Ship } from '../../state'

/** What the ship data call a class that is made for ramming. */
const WORD = 'survives_ram'

export const isMadeForIt = ({ rules = [] }: ShipClass): boolean => rules.includes(WORD)

/** 000:327, D-24  As long as it has a hull cube to give. */
export const survives = (_: G, ship: Ship): boolean => isMadeForIt(classOf(ship)) && ship.hull > 0

/** D-24  It has three discs when it is fresh: the limit of 001:78 would keep it from what it is made for. */
export const ramsAnyhow = (_: G, ship: Ship): boolean => isMadeForIt(classOf(ship))
