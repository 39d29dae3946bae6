import {
  end,
  exit,
  flickable,
  missOf,
  offer,
  sayFlown,
  sayMissed,
  take,
  type Entry,
  type Flight,
  type Script,
  type What,
} from '../../kit'
import { dieSurface } from '../data/board'
import type { Ship, Thing } from '../state'
import { actionButton } from './activation'
import { verdict } from './ending'
import { onTable, ruleOf, runInto, settle } from './obstacles'
import { pushedOff } from './routed'
import type { Action, G, Hit, Shot, Slot } from './rules'
import { inPlay, isWing, shipAt } from './ships'
import { DIE, firstHit, hitAtRest, wild } from './shot'
import { tell, type AboutWord } from './words'
import { DICE } from '../../../table/dice'
import { worldOutline } from '../../../table/outline'
import type { DieName, Id, Point } from '../../../table/types'

/** 001:48-52, 66-67 Fire: one die per piece or per disc. */
export const fire: Action = {
  name: 'Fire',
  entry: 'firing',
  says: ({ die, per }) =>
    `fires one ${die} ${per === 'action' ? 'an action' : `for each ${per} it has left`}`,
  no: () => null,
  entries: (g, ship, slot) => [actionButton(g, slot, whatFire(ship, slot), () => fireAll(g, ship, slot))],
}

function whatFire(ship: Ship, slot: Slot): What {
  const from = slot.location === null ? '' : ` from the ${slot.name}`
  const say = ['Fire', `${diceOf(ship, slot)} ${slot.data.die}${from}`] as const
  return { id: `fire:${slot.id}`, verb: 'fire', say, of: { piece: ship.id, place: slot.place } }
}

/** D-36  The number of dice is fixed when the action starts. */
const diceOf = (ship: Ship, slot: Slot): number => (isWing(ship) ? ship.pieces : ship.discs[slot.location!]!)

/** 001:66, D-36  One die after another, each fully resolved before the next; the player may stop early. */
export function* fireAll(g: G, ship: Ship, slot: Slot): Script {
  const dice = diceOf(ship, slot)
  for (let n = 1; n <= dice && inPlay(ship); n++) {
    const goOn = yield* shoot(g, ship, slot, `die ${n} of ${dice}`)
    yield* verdict(g)
    if (!goOn) return
  }
}

/** 001:86  A die anywhere on the ship, flicked; or point blank (D-38); or no more. */
function* shoot(g: G, ship: Ship, slot: Slot, which: string, refused: Id[] = []): Script<boolean> {
  const again = function* (target: Id): Script<boolean> {
    return yield* shoot(g, ship, slot, which, [...refused, target])
  }
  return yield* offer<boolean>(
    g,
    {
      key: 'shoot',
      seat: ship.seat,
      why: `${ship.name} fires: ${which}.`,
      say: `Flick ${ship.name}'s ${slot.data.die}: ${which}.`,
      step: which,
      hint: 'The first ship it touches takes the damage, yours too, unless the die leaves the table.',
      rule: '001:86-88 Combat',
    },
    [
      dieEntry(g, ship, slot),
      ...g.rules.shots.flatMap((offers) => offers(g, ship, slot, refused, again)),
      stop(ship, slot),
    ],
  )
}

function dieEntry(g: G, ship: Ship, slot: Slot): Entry<boolean> {
  const { die, weapon } = slot.data
  const spec = {
    piece: DIE,
    ...dieSurface,
    at: g.rules.targets(g, ship).map(({ id }) => id),
    adds: { kind: 'die', shape: die!, on: ship.id },
  }
  const of = { piece: ship.id, place: slot.place }
  return flickable({ id: 'die', verb: 'flick', say: ['Flick', `the ${die}`], of }, spec, function* (flick) {
    yield* resolve(g, { ship, weapon: weapon!, die: die!, ...flick })
    return true
  })
}

const stop = ({ id }: Ship, { place }: Slot): Entry<boolean> => ({
  ...end({ id: 'stop', verb: 'stop', say: ['Fire', 'no more'], of: { piece: id, place } }),
  // oxlint-disable-next-line require-yield -- stopping asks nothing
  *run() {
    return false
  },
})

/** 001:86-88, D-33 to D-35  What one die did. */
export function* resolve(g: G, shot: Shot): Script {
  const first = firstHit(g, shot) ?? hitAtRest(g, shot)
  if (first && wild(shot)) return restore(g, shot)
  const thing = first && g.s.things[first.id]
  if (thing) return yield* blocked(g, shot, thing)
  const target = first && shipAt(g.s, first.id)
  g.s.table = take(g.s.table, DIE)
  const up = shot.result.poses[DIE]?.up
  if (target) sayHit(g, { ...shot, target, at: first.at, result: up! })
  else sayMiss(g, shot)
  const met = settle(g, shot.result, pushedOff)
  if (target) yield* strike(g, { ...shot, target }, up!)
  yield* runInto(g, met)
}

/** 001:119, 123, D-40  An obstacle came first: no ship is damaged, and pushed ships stay or go back. */
function* blocked(g: G, shot: Shot, thing: Thing): Script {
  const about = { is: 'blocked', piece: thing.id, by: shot.ship.id } as const
  sayFires(g, shot.ship, '', `the die meets ${thing.name} first and does no more.`, about)
  const back = g.rules.restores.some((restores) => restores(g, shot, thing))
  g.s.table = back ? shot.before : take(g.s.table, DIE)
  const met = back ? [] : settle(g, shot.result, pushedOff)
  // What the same die has pushed off the table is gone by now.
  if (onTable(thing)) ruleOf(g, thing).byDie?.(g, thing, g.rules.weapons[shot.weapon]!)
  yield* runInto(g, met)
}

/** One die of a volley: 'Ember fires wild: …', or under 'Ember fires' with the others 'wild: …'. */
function sayFires(g: G, ship: Ship, how: string, rest: string, about: AboutWord): void {
  const head = `${ship.name} fires`
  const value = about.value === undefined ? {} : { value: about.value }
  const said = [...Object.values(value), rest].join(', ')
  const whole = how ? `${head} ${how}: ${said}` : `${head}: ${said}`
  tell(g.s, whole, about, { head, ...value, rest: how ? `${how}: ${rest}` : rest })
}

/** What the hit does, with the number that counts in the end. */
export function* strike(g: G, hit: Hit, shown: number): Script {
  let result = shown
  for (const reread of g.rules.reread) if (inPlay(hit.target)) result = yield* reread(g, hit, result)
  if (inPlay(hit.target)) yield* g.rules.weapons[hit.weapon]!.ship(g, hit.target, result)
}

interface Told extends Hit {
  result: number
  /** Where they met, if the die was flicked. */
  at?: Point
}

/** `how`: 'at point blank'. */
export function sayHit(g: G, { ship, target, weapon, die, result, at }: Told, how = ''): void {
  const { name, note } = g.rules.weapons[weapon]!
  const why = note && (isWing(target) ? note.wing : note.capital)
  sayFires(g, ship, how, `hits ${target.name}.`, {
    is: 'fires',
    piece: target.id,
    by: ship.id,
    value: result,
    die,
    weapon: name,
    ...(at ? { at } : {}),
    ...(why ? { note: why } : {}),
  })
}

/** D-35  Whether it left the table makes no difference but to who learns to aim; nor does how it missed. */
function sayMiss(g: G, shot: Shot): void {
  const { ship, result } = shot
  const flight = flightOf(shot)
  const { shapes } = g.tape.board
  const enemies = g.rules.targets(g, ship).map(({ id, name }) => ({ id, name, piece: shot.before[id]! }))
  const miss = missOf(
    flight,
    enemies.map(({ id, piece }) => [id, worldOutline(shapes[piece.shape]!, piece.pose)]),
  )
  const missed = miss ? sayMissed(miss, enemies.find(({ id }) => id === miss.by)!.name) : 'nothing is hit'
  const ended = exit(result, DIE) ? 'and the die leaves the table' : sayFlown(flight)
  const said = miss?.where === 'short' ? missed : `${missed}, ${ended}`
  sayFires(g, ship, '', `${said}.`, { is: 'miss', piece: ship.id })
}

/** From where the die lay to where it stopped, or left the table. */
function flightOf({ aim, result, die, ship, before }: Shot): Flight {
  const from = aim.start ?? before[ship.id]!.pose
  const to = exit(result, DIE)?.at ?? result.poses[DIE]!
  return { from, to, half: DICE[die as DieName].half }
}

/** D-34  The whole table stands as it did before the shot. */
function restore(g: G, { ship, before }: Shot): void {
  g.s.table = before
  const what = 'the die leaves the table and everything goes back where it was.'
  sayFires(g, ship, 'wild', what, { is: 'wild', piece: ship.id })
}
