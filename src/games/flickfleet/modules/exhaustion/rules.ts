import type { Gauge, Reason, Script, Seat } from '../../../kit'
import type { G, Slot } from '../../rules/rules'
import { isCapital, shipsOf } from '../../rules/ships'
import type { Ship, State } from '../../state'
import { COUNTERS, own } from './state'
import { tell } from './words'

/** What Engineering and the generator do (001:112). */
const TIRING = ['recharge', 'repair']

// oxlint-disable-next-line require-yield -- nobody is asked
/** 001:110  At the start of a round, as after every loss. */
export function* fatigueAll(g: G): Script {
  for (const seat of g.s.seats) fatigue(g, seat)
}

/**
 * 001:110, D-56  The only ship of that side, if it is a capital ship: no wings aboard, nothing still to come.
 */
export function lastShip(s: State, seat: Seat): Ship | null {
  const [one, ...more] = shipsOf(s, seat).filter(({ where }) => where !== 'lost' && where !== 'away')
  return one && more.length === 0 && isCapital(one) && one.where !== 'due' ? one : null
}

/** 001:110-111 */
export function fatigue(g: G, seat: Seat): void {
  const ship = lastShip(g.s, seat)
  const { counters } = own(g.s)
  if (!ship || counters[ship.id] !== undefined) return
  counters[ship.id] = COUNTERS
  const may = `it may recharge or repair ${COUNTERS} more times`
  const left = { name: 'counters', now: COUNTERS, most: COUNTERS }
  tell(g.s, `${ship.name} is all that is left and fatigued: ${may}.`, {
    is: 'fatigued',
    piece: ship.id,
    left,
  })
}

/** 001:112, D-56  One counter, however much comes back. */
export function spendCounter(g: G, ship: Ship, slot: Slot): void {
  const { counters } = own(g.s)
  const had = counters[ship.id]
  if (!had || !TIRING.includes(slot.data.type)) return
  counters[ship.id] = had - 1
  const left = { name: 'counters', now: had - 1, most: COUNTERS }
  const how = left.now > 0 ? `${left.now} left` : 'it was the last: the ship is exhausted'
  const is = left.now > 0 ? 'tires' : 'exhausted'
  tell(g.s, `${ship.name} spends a counter, ${how}.`, { is, piece: ship.id, left })
}

/** 001:113-114  Everything else it may still do. */
export const exhausted = ({ s }: G, ship: Ship, slot: Slot): Reason | null =>
  own(s).counters[ship.id] === 0 && TIRING.includes(slot.data.type)
    ? { why: 'It is exhausted: it neither recharges nor repairs.', short: 'exhausted' }
    : null

/** 001:111  Beside the shields of a ship that has some. */
export function counterGauge(s: State, { id }: Ship): Gauge[] {
  const now = own(s).counters[id]
  return now === undefined ? [] : [{ name: 'counters', now, most: COUNTERS }]
}
