import type { Reason, Script, Seat } from '../../../kit'
import type { G, Module, Slot } from '../../rules/rules'
import { isCapital, shipsOf } from '../../rules/ships'
import type { Ship, State } from '../../state'
import { tell } from './words'

/** 001:109-114 Exhaustion, D-56  A side's last capital ship cannot mend itself for ever. Optional. */
export const exhaustion: Module = (rules) => ({
  ...rules,
  lost: [...rules.lost, (g, { seat }) => fatigue(g, seat)],
  roundStart: [...rules.roundStart, fatigueAll],
  used: [...rules.used, spendCounter],
  forbids: [...rules.forbids, exhausted],
})

/** 001:111 */
export const COUNTERS = 4

/** What Engineering and the generator do (001:112). */
const TIRING = ['recharge', 'repair']

// oxlint-disable-next-line require-yield -- nobody is asked
function* fatigueAll(g: G): Script {
  for (const seat of g.s.seats) fatigue(g, seat)
}

/**
 * 001:110, D-56  The only ship of that side, if it is a capital ship: no wings aboard, nothing still to come.
 */
export function lastShip(s: State, seat: Seat): Ship | null {
  const [one, ...more] = shipsOf(s, seat).filter(({ where }) => where !== 'lost' && where !== 'jumped')
  return one && more.length === 0 && isCapital(one) && one.where !== 'due' ? one : null
}

/** 001:110-111 */
export function fatigue(g: G, seat: Seat): void {
  const ship = lastShip(g.s, seat)
  if (!ship || ship.counters !== undefined) return
  ship.counters = COUNTERS
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
  if (!ship.counters || !TIRING.includes(slot.data.type)) return
  ship.counters -= 1
  const left = { name: 'counters', now: ship.counters, most: COUNTERS }
  const how = left.now > 0 ? `${left.now} left` : 'it was the last: the ship is exhausted'
  const is = left.now > 0 ? 'tires' : 'exhausted'
  tell(g.s, `${ship.name} spends a counter, ${how}.`, { is, piece: ship.id, left })
}

/** 001:113-114  Everything else it may still do. */
export const exhausted = (_: G, ship: Ship, slot: Slot): Reason | null =>
  ship.counters === 0 && TIRING.includes(slot.data.type)
    ? { why: 'It is exhausted: it neither recharges nor repairs.', short: 'exhausted' }
    : null
