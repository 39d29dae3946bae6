import { end, log, offer, type Entry, type Question, type Script, type Seat } from '../../../kit'
import { scenarios } from '../../data'
import type { OptionalArrivals, Winning } from '../../data/types'
import { joining, noRoom } from '../../rules/arrival'
import { verdict } from '../../rules/ending'
import { regionOf } from '../../rules/placement'
import type { G } from '../../rules/rules'
import { classOf, inPlay, shapeOf, shipsOf } from '../../rules/ships'
import type { Ship } from '../../state'
import { own } from './state'

/** D-97a  So many rounds in a row. House rule. */
const MOST_WAITED = 3

export function* launches(g: G): Script {
  for (const { id, optional } of scenarios[g.s.scenario]!.sides) {
    if (!optional) continue
    const { waited } = own(g.s)
    const before = waited[id] ?? 0
    waited[id] = 0
    for (let n = 0; n < optional.perRound; n++) yield* mayLaunch(g, id, optional, before)
  }
}

/** How many are left to send, how many are out, and for how many rounds none was though one could be. */
interface Count {
  left: number
  out: number
  waited: number
}

/** 001:230, 233, D-97  One more, as long as there are some left and not too many in play. */
function* mayLaunch(g: G, seat: Seat, optional: OptionalArrivals, waited: number): Script {
  const all = shipsOf(g.s, seat).filter((ship) => ship.class === optional.ship)
  const left = all.filter(({ where }) => where === 'due')
  const out = all.filter(inPlay).length
  if (left.length > 0 && out < optional.mostInPlay)
    yield* launch(g, left[0]!, { left: left.length, out, waited }, optional)
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
    sendNone(g, ship, count),
  ])
}

function question(g: G, ship: Ship, { left, out, waited }: Count, most: number): Question {
  const kind = classOf(ship).name.toLowerCase()
  const count = `${left} left, ${out} on the table, at most ${most} there at once`
  return {
    key: 'launch-freighter',
    seat: ship.seat,
    why: `${g.s.sides[ship.seat]!.name} may send a ${kind}: ${count}.`,
    say: `Send ${ship.name}, or no ${kind} this round: ${count}.`,
    rule: '001:230, 233 Flight before the firestorm, D-97, D-97a',
    ...(out === 0
      ? { hint: sayWaited(kind, waited), house: true }
      : { hint: 'Before it may jump it must move away from the moon in an earlier turn.' }),
  }
}

const sayWaited = (kind: string, waited: number): string =>
  waited + 1 < MOST_WAITED
    ? `It may wait; ${MOST_WAITED} rounds in a row with no ${kind} on the table lose the battle.`
    : `With no ${kind} on the table for the third round in a row, sending none loses the battle.`

/** 001:230  It may wait. D-97a: but not for ever. */
const sendNone = (g: G, { seat }: Ship, { out, waited }: Count): Entry => ({
  ...end({ id: 'stop', verb: 'stop', say: 'Send none this round' }),
  *run() {
    log(g.s, `${g.s.sides[seat]!.name} sends no freighter.`)
    if (out > 0) return
    own(g.s).waited[seat] = waited + 1
    if (waited + 1 >= MOST_WAITED) yield* verdict(g)
  },
})

/** D-97a  House rule. */
export function noneSent({ s }: G, _: Seat, { of }: Winning): string | null {
  if ((own(s).waited[of!] ?? 0) < MOST_WAITED) return null
  const { name } = s.sides[of!]!
  return `${name} has had no freighter on the table for ${MOST_WAITED} rounds in a row and sends none.`
}
