import { end, log, offer, type Entry, type Question, type Script, type Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { OptionalArrivals } from '../../data/types'
import { joining, noRoom } from '../../rules/arrival'
import { verdict } from '../../rules/ending'
import { regionOf } from '../../rules/placement'
import type { G, Module, Win } from '../../rules/rules'
import { classOf, inPlay, shapeOf, shipsOf } from '../../rules/ships'
import type { Ship } from '../../state'

/** 001:230, 233  At the start of a round, before the others arrive, a side may add one it has left. */
export const freighterLaunch: Module = (rules) => ({
  ...rules,
  roundStart: [...rules.roundStart, launches],
  wins: { ...rules.wins, none_sent: noneSent },
  house: [...rules.house, HOUSE],
})

const HOUSE = 'A side that has no freighter on the table and sends none has lost (D-97a).'

export function* launches(g: G): Script {
  for (const { id, optional } of scenarios[g.s.scenario]!.sides) {
    if (!optional) continue
    for (let n = 0; n < optional.perRound; n++) yield* mayLaunch(g, id, optional)
  }
}

/** How many are left to send, and how many are out. */
interface Count {
  left: number
  out: number
}

/** 001:230, 233, D-97  One more, as long as there are some left and not too many in play. */
function* mayLaunch(g: G, seat: Seat, optional: OptionalArrivals): Script {
  const all = shipsOf(g.s, seat).filter((ship) => ship.class === optional.ship)
  const left = all.filter(({ where }) => where === 'due')
  const out = all.filter(inPlay).length
  if (left.length > 0 && out < optional.mostInPlay)
    yield* launch(g, left[0]!, { left: left.length, out }, optional)
}

function* launch(
  g: G,
  ship: Ship,
  count: Count,
  { placement, poses, total, mostInPlay }: OptionalArrivals,
): Script {
  const near = poses[total - count.left]
  const where = regionOf(g.s, ship.seat, placement!)
  if (g.tape.example(shapeOf(ship), where, ship.id, near) === 'nowhere') return noRoom(g, ship)
  yield* offer(g, question(g, ship, count, mostInPlay), [
    joining(g, ship, placement!, near),
    sendNone(g, ship, count.out),
  ])
}

function question(g: G, ship: Ship, { left, out }: Count, most: number): Question {
  const kind = classOf(ship).name.toLowerCase()
  const count = `${left} left, ${out} on the table, at most ${most} there at once`
  return {
    key: 'launch-freighter',
    seat: ship.seat,
    why: `${g.s.sides[ship.seat]!.name} may send a ${kind}: ${count}.`,
    say: `Send ${ship.name}, or no ${kind} this round: ${count}.`,
    rule: '001:230, 233 Flight before the firestorm, D-97, D-97a',
    ...(out === 0
      ? { hint: `With no ${kind} on the table, sending none loses the battle.`, house: true }
      : { hint: 'Before it may jump it must move away from the moon in an earlier turn.' }),
  }
}

/** D-97a  A side with none on the table that sends none has given up. House rule. */
const sendNone = (g: G, { seat }: Ship, out: number): Entry => ({
  ...end('Send none this round', 'stop'),
  *run() {
    log(g.s, `${g.s.sides[seat]!.name} sends no freighter.`)
    if (out > 0) return
    g.s.noneSent = seat
    yield* verdict(g)
  },
})

/** D-97a  House rule. */
export const noneSent: Win = (g, _, { of }) =>
  g.s.noneSent === of ? `${g.s.sides[of!]!.name} has no freighter on the table and sends none.` : null
