import { shipAt } from '../../rules/ships'
import type { State } from '../../state'
import { lastShip } from './rules'
import { COUNTERS, own } from './state'

const GONE = ['lost', 'away']

/** 001:109-114, D-56  Who is fatigued is the last of its side, and has no more than four counters. */
export const faults = (s: State): string[] =>
  Object.entries(own(s).counters).flatMap(([id, counters]) => {
    const ship = shipAt(s, id)
    const isLast = GONE.includes(ship.where) || lastShip(s, ship.seat) === ship
    return [
      ...(isLast ? [] : [`${ship.name} is fatigued beside others`]),
      ...(counters < 0 || counters > COUNTERS ? [`${ship.name} has ${counters} counters`] : []),
    ]
  })
