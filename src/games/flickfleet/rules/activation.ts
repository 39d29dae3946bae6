import {
  button,
  choose,
  end,
  menu,
  pick,
  type Entry,
  type Question,
  type Reason,
  type Script,
  type What,
} from '../../kit'
import type { Active, Ship } from '../state'
import type { G, Slot } from './rules'
import { verdict } from './ending'
import { classOf, fleetInPlay, inPlay, shipAt, slotsOf } from './ships'
import { tell } from './words'

const RULE = '001:40-45 Playing a round, Ship actions'

/** 001:40-41  One turn: a ship gives up its cube and takes up to two different actions (D-04). */
export function* takeTurn(g: G): Script {
  const { s } = g
  const ship = yield* chooseShip(g)
  ship.cube = false
  s.active = { ship: ship.id, used: [] }
  s.lastActive = ship.seat
  tell(s, `${ship.name} is activated.`, { is: 'activated', piece: ship.id })
  yield* menu(
    g,
    () => question(g, ship),
    () => entries(g, ship),
  )
  yield* after(g, ship)
  s.active = null
  s.turnOf = g.rules.order.next(g)
}

/** D-19  What a scenario does at the end of an activation happens also when it was cut short. */
function* after(g: G, ship: Ship): Script {
  for (const step of g.rules.after) if (inPlay(ship)) yield* step(g, ship)
  yield* verdict(g)
}

/** D-06  Every turn activates one of the ships that still have a cube. */
function* chooseShip(g: G): Script<Ship> {
  const ships = fleetInPlay(g.s, g.s.turnOf).filter((ship) => ship.cube)
  const id = yield* pick(
    { key: 'activate', seat: g.s.turnOf, why: 'Choose a ship to activate.', hint: HINT, rule: RULE },
    ships.map((ship) =>
      choose({ id: `activate:${ship.id}`, verb: 'activate', say: ship.name, of: { piece: ship.id } }),
    ),
  )
  return shipAt(g.s, id.slice('activate:'.length))
}

const HINT = 'It gives up its cube and may take two different actions.'

const COUNTED = ['first', 'second', 'third']

function question(g: G, ship: Ship): Question {
  const which = COUNTED[g.s.active!.used.length] ?? 'next'
  const hint = g.rules.reminds.flatMap((remind) => remind(g, ship) ?? []).join(' ')
  return {
    key: 'action',
    seat: ship.seat,
    why: `${ship.name}: ${which} action.`,
    say: `Choose ${ship.name}'s ${which} action.`,
    ...(hint ? { hint } : {}),
    rule: RULE,
  }
}

/** 001:77  Worth a word as long as the ship may still move. */
export const touchingEnds = (g: G, ship: Ship): string | null =>
  possible(g, ship).some(({ data }) => data.type === 'move')
    ? 'Touching another ship while moving ends the turn.'
    : null

/** Nothing for a ship that is lost by now. */
const possible = (g: G, ship: Ship): Slot[] =>
  inPlay(ship) ? slotsOf(ship).filter((slot) => whyNot(g, ship, slot, g.s.active) === null) : []

/** 001:40, D-04  Two actions, if nothing says that there are more. */
const allowed = (g: G, ship: Ship): number =>
  g.rules.moreActions.reduce((sum, more) => sum + more(g, ship), 2)

const allUsed = (most: number): Reason =>
  most === 2
    ? { why: 'Both actions are used.', short: 'both actions used' }
    : { why: 'All actions are used.', short: 'all actions used' }

/** Nothing is left to choose once the turn is cut short or all actions are used. */
function entries(g: G, ship: Ship): Entry[] {
  const active = g.s.active!
  if (active.over || !inPlay(ship) || active.used.length >= allowed(g, ship)) return []
  const actions = possible(g, ship).flatMap((slot) => g.rules.actions[slot.data.type]!.entries(g, ship, slot))
  return [...actions.map((entry) => checked(g, entry)), endOf(ship)]
}

const endOf = ({ id }: Ship): Entry =>
  end({ id: 'end', verb: 'end', say: ['End', 'the activation'], of: { piece: id } })

/** D-57  After each entry it is asked whether somebody has won. */
const checked = (g: G, entry: Entry): Entry => ({
  ...entry,
  *run(done) {
    yield* entry.run(done)
    yield* verdict(g)
  },
})

/** Why an action cannot be taken now; null when it can. Also for the greyed-out buttons of a view. */
export function whyNot(g: G, ship: Ship, slot: Slot, active: Active | null): Reason | null {
  if (active && active.ship !== ship.id)
    return { why: 'Another ship is active.', short: 'another ship is active' }
  if (active?.used.includes(slot.id)) return USED
  if (active && active.used.length >= allowed(g, ship)) return allUsed(allowed(g, ship))
  if (locationLost(ship, slot)) return { why: `The ${slot.name} has no disc.`, short: 'no disc left' }
  return forbidden(g, ship, slot) ?? g.rules.actions[slot.data.type]!.no(g, ship, slot)
}

const USED: Reason = { why: 'Used already: the two actions must differ.', short: 'used already' }

const forbidden = (g: G, ship: Ship, slot: Slot): Reason | null =>
  g.rules.forbids.map((forbids) => forbids(g, ship, slot)).find((why) => why !== null) ?? null

/** 001:56, 101  A location that has lost its discs cannot act; Engineering never had one (001:71). */
const locationLost = (ship: Ship, { location }: Slot): boolean =>
  location !== null && ship.discs[location] === 0 && classOf(ship).locations[location]!.discs > 0

/** D-05  An action is used up as it begins. */
export function spend(g: G, slot: Slot): void {
  const { ship, used } = g.s.active!
  used.push(slot.id)
  for (const step of g.rules.used) step(g, shipAt(g.s, ship), slot)
}

/** A button that spends its action and then does something. */
export const actionButton = (g: G, slot: Slot, what: What, run: () => Script): Entry =>
  button(what, function* () {
    spend(g, slot)
    yield* run()
  })
