import { end, log, menu, type Entry, type Script, type Seat } from '../../kit'
import { nameOf } from '../names'
import { firstEntries, freeEntries } from '../powers'
import { settleBug } from '../powers/bug'
import { endClaims } from '../powers/claim'
import type { Action, G, State } from '../state'
import { attackEntries } from './attack'
import { buildEntries } from './build'
import { handLimit } from './cards'
import { countUp, isSpent, lastRound, nextAfter } from './ending'
import { exploitEntries } from './exploit'
import { breakOff } from './leaving'
import { missionEntries } from './missions'
import { moveEntries } from './move'
import { raid } from './raiders'
import { returnEntries } from './return'
import { setUp } from './setup'
import { upgradeEntries } from './upgrade'

/** A turn: the set-up, a player's turn, the raiders', or the end. */
export function turn(g: G): Script {
  const { s } = g
  if (!s.ready) return setUp(g)
  if (s.next === null) return s.solo && !isOver(s) ? raid(g) : countUp(g)
  return playerTurn(g, s.next)
}

const isOver = (s: State): boolean => isSpent(s) || s.last?.length === 0

/** How many different actions a turn has (004:52). */
const ACTIONS = 2

const ENTRIES: Readonly<Record<Action, (g: G, seat: Seat) => Entry[]>> = {
  move: moveEntries,
  attack: attackEntries,
  build: buildEntries,
  exploit: exploitEntries,
  mission: missionEntries,
  upgrade: upgradeEntries,
  return: returnEntries,
}

const KINDS = Object.keys(ENTRIES) as Action[]

/**
 * Up to two different actions in any order, with free actions between and after them (004:52). A turn
 * that was broken off, because a defender left, goes on.
 */
export function* playerTurn(g: G, seat: Seat): Script {
  const { s } = g
  if (s.active) breakOff(s)
  else startTurn(s, seat)
  yield* menu(
    g,
    () => ({
      key: 'turn',
      seat,
      why: `${nameOf(seat)} has the turn.`,
      say: SAY_TURN[s.active!.done.length]!,
      step: sayStep(s),
      rule: '004:52 Actions',
    }),
    () => turnMenu(g, seat),
  )
  yield* endTurn(g, seat)
}

/** Claims of the last turn end (004:209). */
function startTurn(s: State, seat: Seat): void {
  s.taken += 1
  s.active = { seat, done: [], free: [], move: null, attack: null, aside: {} }
  endClaims(s, seat)
}

/** By how many actions are done. */
const SAY_TURN = [
  'Choose the first of two actions.',
  'Choose a second action of another kind, or end the turn.',
  'Both actions are done: end the turn.',
]

const sayStep = ({ active }: State): string => {
  const left = ACTIONS - active!.done.length
  return left > 0 ? `action ${active!.done.length + 1} of ${ACTIONS}` : 'both actions done'
}

/** What can be done now; an action that was taken is not offered again. */
export function turnMenu(g: G, seat: Seat): Entry[] {
  const { done } = g.s.active!
  const open = done.length < ACTIONS ? KINDS.filter((kind) => !done.includes(kind)) : []
  return [
    ...(done.length === 0 ? firstEntries(g, seat) : []),
    ...open.flatMap((kind) => ENTRIES[kind](g, seat)),
    ...freeEntries(g, seat),
    end({ id: 'end', verb: 'end', say: 'End the turn' }),
  ]
}

/** The bug is laid down, cards above the limit go, and the end may have come (004:115, 149-155). */
export function* endTurn(g: G, seat: Seat): Script {
  const { s } = g
  settleBug(s)
  yield* handLimit(g, seat)
  if (s.active!.done.length === 0) log(s, `${nameOf(seat)} does nothing.`)
  s.active = null
  lastRound(s, seat)
  s.next = s.solo ? null : nextAfter(s, seat)
}
