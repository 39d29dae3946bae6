import {
  flickable,
  offer,
  place,
  put,
  touches,
  type Flicked,
  type Question,
  type Reason,
  type Script,
} from '../../../kit'
import { tokenSurface } from '../../data/board'
import { sceneryKinds } from '../../data/scenery'
import { actionButton } from '../../rules/activation'
import { onTable, removeThing, runInto, settle, thingOn } from '../../rules/obstacles'
import { pushedOff } from '../../rules/routed'
import type { Action, G, Slot } from '../../rules/rules'
import type { Ship, Thing } from '../../state'
import { MINE, own } from './state'
import { tell } from './words'
import type { Pose } from '../../../../table/types'

/** 000:252-254, 332 Mine Bay, D-81  One mine an action, laid beside the ship and flicked away. */
export const launchToken: Action = {
  name: 'Lay mine',
  entry: 'mines',
  says: ({ total }) => `launches a mine, ${total} in a battle`,
  no(g, ship, { data }) {
    if (own(g.s).launched[ship.id]! >= data.total!) return ALL_LAID
    if (own(g.s).aboard[ship.id] === 0) return NONE_ABOARD
    return g.tape.example(MINE, { touching: ship.id }) === 'nowhere' ? NO_ROOM : null
  },
  entries: (g, ship, slot) => [actionButton(g, slot, whatLaunch(ship, slot), () => launch(g, ship))],
}

const ALL_LAID: Reason = { why: 'It has launched all mines that it may.', short: 'all mines are launched' }
const NONE_ABOARD: Reason = { why: 'No mine is left aboard.', short: 'no mine is left aboard' }
const NO_ROOM: Reason = {
  why: 'There is no room beside the ship.',
  short: 'there is no room beside the ship',
}

const whatLaunch = ({ id }: Ship, { place: at }: Slot) => ({
  id: 'launch-mine',
  verb: 'launch-mine',
  say: ['Launch', 'a mine'] as const,
  of: { piece: id, place: at },
})

const RULE = '000:252-256 Mines, D-81'

function* launch(g: G, ship: Ship): Script {
  const mine = newMine(g)
  const question: Question = {
    key: 'lay-mine',
    seat: ship.seat,
    why: `${ship.name} launches a mine.`,
    say: 'Lay the mine beside the ship.',
    hint: 'It touches the ship; from there it is flicked away.',
    rule: RULE,
  }
  const pose = yield* place(question, mine.id, MINE, { touching: ship.id })
  if (pose === 'nowhere') return
  lay(g, ship, mine, pose)
  yield* offer(g, flicking(ship), [flickIt(g, ship, mine)])
}

/** Beside those that there have been, so that no two have a name. */
function newMine(g: G): Thing {
  const before = Object.values(g.s.things).filter(({ kind }) => kind === MINE).length
  const { name, mobile, does, hits } = sceneryKinds[MINE]!
  const id = `m${before + 1}`
  const thing = { id, kind: MINE, name: `${name} ${before + 1}`, shape: MINE, mobile, does, hits }
  return { ...thing, where: 'table', dieFirst: 'stay' }
}

function lay(g: G, ship: Ship, mine: Thing, pose: Pose): void {
  g.s.things[mine.id] = mine
  g.s.table = put(g.s.table, mine.id, thingOn(mine, pose))
  own(g.s).aboard[ship.id]! -= 1
  own(g.s).launched[ship.id]! += 1
  const left = own(g.s).aboard[ship.id]!
  const say = `${ship.name} launches a mine, ${left} left aboard.`
  tell(g.s, say, { is: 'lays mine', piece: mine.id, by: ship.id })
}

const flicking = ({ name, seat }: Ship): Question => ({
  key: 'flick-mine',
  seat,
  why: `${name} flicks its mine away.`,
  say: 'Flick the mine.',
  hint: 'If it touches anything on its way it is gone; where it comes to rest it is primed.',
  rule: RULE,
})

const flickIt = (g: G, ship: Ship, mine: Thing) =>
  flickable(
    { id: 'mine', verb: 'flick-mine', say: ['Flick', 'the mine'], of: { piece: mine.id } },
    { piece: mine.id, ...tokenSurface, at: g.rules.targets(g, ship).map(({ id }) => id) },
    (flick) => flown(g, mine, flick),
  )

/** 000:253-255  Unprimed it harms nobody: what touches something is gone, what lies still is primed. */
export function* flown(g: G, mine: Thing, { result }: Flicked): Script {
  const met = settle(g, result, pushedOff)
  if (onTable(mine)) {
    if (touches(result, mine.id).length > 0) dud(g, mine)
    else prime(g, mine)
  }
  yield* runInto(g, met)
}

function dud(g: G, mine: Thing): void {
  removeThing(g, mine)
  tell(g.s, `The mine touches something before it is primed and is gone.`, { is: 'dud', piece: mine.id })
}

function prime(g: G, mine: Thing): void {
  const { x, y } = g.s.table[mine.id]!.pose
  own(g.s).primed[mine.id] = { x, y }
  tell(g.s, `The mine comes to rest and is primed.`, { is: 'primed', piece: mine.id })
}
