import {
  button,
  flickable,
  log,
  offer,
  put,
  take,
  touches,
  type Flicked,
  type Script,
  type Seat,
} from '../../kit'
import { BUG, PUSH } from '../board'
import { circleOf } from '../data'
import { dieName } from '../names'
import { homePlanet } from '../rules/ships'
import { spotsIn } from '../spots'
import type { G, State } from '../state'
import type { Power } from './power'
import type { Pose } from '../../../table/types'

/** Before the first action of a turn the bug may be flicked from the Asteroid Field (004:223). */
export const bug: Power = {
  first(g, seat) {
    const { s } = g
    if (s.active!.free.includes('bug') || startOfBug(g, seat) === null) return []
    return [button({ id: 'bug', verb: 'bug', say: ['Flick', 'the bug'] }, () => flickBug(g, seat))]
  },
}

function startOfBug({ tape }: G, seat: Seat): Pose | null {
  const home = homePlanet(seat)
  for (const spot of spotsIn(circleOf(home))) {
    const placed = tape.place(BUG, { within: 0, of: home }, { ...spot, a: 0 })
    if (placed.ok) return placed.pose
  }
  return null
}

/** It lies on the Asteroid Field again, whoever carried it, and is flicked (004:227). */
export function* flickBug(g: G, seat: Seat): Script {
  const { s } = g
  const pose = startOfBug(g, seat)!
  s.active!.free.push('bug')
  s.bug = null
  s.table = put(s.table, BUG, { kind: 'bug', shape: BUG, pose })
  const entry = flickable(
    { id: 'flick:bug', verb: 'bug', say: ['Flick', 'the bug'], of: { piece: BUG } },
    { piece: BUG, surface: 'rim', ...PUSH, at: preyOf(s, seat) },
    (flick) => infect(g, seat, flick),
  )
  yield* offer(g, { key: 'bug', seat, why: 'The Surge flicks its bug.', rule: '004:223 The Surge' }, [entry])
}

const preyOf = (s: State, seat: Seat): string[] =>
  Object.keys(s.dice).filter((id) => s.table[id] && s.dice[id]!.owner !== seat)

/** The first die of others that it touches is the Surge's; nothing stays moved (house, FT-17). */
export function* infect({ s }: G, seat: Seat, { result, before }: Flicked): Script {
  s.table = take(before, BUG)
  const prey = preyOf(s, seat)
  const [die] = touches(result, BUG).filter((id) => prey.includes(id))
  if (die === undefined) return log(s, 'The bug misses.', { is: 'bug-missed', piece: BUG })
  s.bug = { die, top: false }
  log(s, `The bug gets hold of ${dieName(s, die)}.`, { is: 'bug', piece: die })
}

/** At the end of the turn it is laid on top of its die; where that is off the table it goes home (house). */
export function settleBug(s: State): void {
  if (!s.bug) return
  if (s.table[s.bug.die]) s.bug.top = true
  else s.bug = null
}
