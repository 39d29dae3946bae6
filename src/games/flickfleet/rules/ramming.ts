import {
  contact,
  flickable,
  log,
  roll,
  touches,
  type About,
  type Entry,
  type Flicked,
  type Script,
  type What,
} from '../../kit'
import { surfaceOf } from '../data/board'
import type { Ship } from '../state'
import { spend } from './activation'
import { damagePoint, overload } from './damage'
import { onlyHull } from './gates'
import { lose } from './losses'
import { moved } from './motion'
import { runInto, settle } from './obstacles'
import { pushedOff } from './routed'
import type { G, Slot } from './rules'
import { classOf, discsLeft, inPlay, isCapital, shapeOf } from './ships'
import { loseHull } from './tokens'
import { tell } from './words'
import type { Id, Result } from '../../../table/types'

/** 001:78 A ram is a last ditch: at most this many discs left. */
const MOST_DISCS = 2

/** 001:81-84, D-30 to D-32  Dice by size; the cost on the dashboard sets the size. */
const RAM_DICE = { small: 1, large: 2, huge: 3 } as const

const POINTS_PER_DIE = 2

/** 001:78-79, D-23, D-25  One option per target, offered beside the plain move. */
export function ramEntries(g: G, ship: Ship, slot: Slot): Entry[] {
  return ramTargets(g, ship).map((target) => {
    const spec = { piece: ship.id, ...surfaceOf(shapeOf(ship)), at: [target.id] }
    const of = { piece: ship.id, place: slot.place, target: target.id }
    const what: What = { id: `ram:${target.id}`, verb: 'ram', say: ['Ram', target.name], of }
    return flickable(what, spec, function* (flick) {
      spend(g, slot)
      yield* ram(g, ship, target, flick)
    })
  })
}

/** D-25  Capital ships of any side, not wings. */
export function ramTargets(g: G, ship: Ship): Ship[] {
  if (!mayRam(g, ship)) return []
  const may = (other: Ship): boolean => !g.rules.untouchable.some((untouchable) => untouchable(g, other))
  return Object.values(g.s.ships).filter(
    (other) => other !== ship && inPlay(other) && isCapital(other) && may(other),
  )
}

/** 001:78  Only a ship with 0, 1 or 2 discs left may ram, unless it is made for it (D-24). */
const mayRam = (g: G, ship: Ship): boolean =>
  isCapital(ship) && (discsLeft(ship) <= MOST_DISCS || g.rules.ramsAnyhow.some((anyhow) => anyhow(g, ship)))

/** 001:79, D-26  The first ship touched decides: the declared target, or it is an ordinary move. */
export function* ram(g: G, ship: Ship, target: Ship, flick: Flicked): Script {
  log(g.s, `${ship.name} tries to ram ${target.name}.`)
  if (firstMet(g, ship, flick) !== target.id) return yield* moved(g, ship, flick)
  yield* strikes(g, ship, target, flick.result)
}

/** D-26  An obstacle in the way is met before the target, too. */
const firstMet = (g: G, ship: Ship, { result }: Flicked): Id | undefined =>
  touches(result, ship.id).find((id) => g.s.ships[id] ?? g.s.things[id])

/** 001:79-84  The ram has come about: the rammer is destroyed, then the target is damaged. */
export function* strikes(g: G, ship: Ship, target: Ship, result: Result): Script {
  const at = contact(result, ship.id, target.id)
  const about = { piece: target.id, by: ship.id, ...(at ? { at } : {}) }
  const survives = g.rules.survivesRam.some((spared) => spared(g, ship))
  const ends = survives ? 'at the cost of hull' : 'and is destroyed'
  tell(g.s, `${ship.name} rams ${target.name} ${ends}.`, { is: 'ram', ...about })
  if (survives) payWithHull(g, ship)
  else lose(g, ship, 'spent in a ram')
  const met = settle(g, result, pushedOff)
  if (inPlay(target)) yield* ramDamage(g, ship, target, about)
  yield* runInto(g, met)
}

/** 000:327  What is made for ramming loses a hull cube; as after each collision its turn is over (001:77). */
function payWithHull(g: G, ship: Ship): void {
  loseHull(g, ship, onlyHull(ship))
  if (g.s.active?.ship === ship.id) g.s.active.over ??= 'collided'
}

/** 001:80-84, D-27, D-28 */
function* ramDamage(g: G, ship: Ship, target: Ship, about: Omit<About, 'is'>): Script {
  if (target.shields > 0) return overload(g, target)
  const { size } = classOf(ship)
  for (let die = 1; die <= RAM_DICE[size ?? 'small'] && inPlay(target); die++) {
    const [result] = yield* roll('ram', `A D6 for where ${ship.name} strikes ${target.name}.`, 6)
    tell(g.s, `The D6 shows ${result}.`, { ...about, is: 'ram rolled', value: result!, die: 'D6' })
    for (let point = 1; point <= POINTS_PER_DIE && inPlay(target); point++)
      yield* damagePoint(g, target, result!, false)
  }
}
