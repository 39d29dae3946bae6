import { choose, pick, roll, type Script } from '../../../kit'
import type { G, Hit } from '../../rules/rules'
import { classOf } from '../../rules/ships'
import type { Ship } from '../../state'
import { DICE } from '../../../../table/dice'
import type { DieName } from '../../../../table/types'
import { holds, own } from './state'
import { tell } from './words'

/** H-OBJ  Power Core: a third action. */
export const thirdAction = (g: G, ship: Ship): number => (holds(g.s, ship, 'power core') ? 1 : 0)

/** H-OBJ  Nanobots: a second thing. */
export const secondRepair = (g: G, ship: Ship): number => (holds(g.s, ship, 'nanobots') ? 1 : 0)

/** H-OBJ  Target: once an activation the number of a hit may be rolled anew, and either counts. */
export function* reread(g: G, { ship, target, weapon, die }: Hit, result: number): Script<number> {
  const { points } = g.rules.weapons[weapon]!
  const matters = classOf(target).locations.length > 0 && target.shields < points
  if (!holds(g.s, ship, 'target') || own(g.s).rerolled || !matters) return result
  if (!(yield* wants(ship, target, result))) return result
  own(g.s).rerolled = true
  const sides = DICE[die as DieName].faces.length
  const [other] = yield* roll('reroll', `${ship.name} looks for a better number than ${result}.`, sides)
  tell(g.s, `The ${die} shows ${other}.`, { is: 'reread', piece: ship.id, value: other!, die })
  return yield* either(ship, result, other!)
}

const RULE = '000:763 Tech Transfer, H-OBJ'

function* wants({ name, seat }: Ship, target: Ship, result: number): Script<boolean> {
  const id = yield* pick(
    {
      key: 'target',
      seat,
      why: `${name} may roll its hit on ${target.name} anew: it is a ${result}.`,
      rule: RULE,
    },
    [
      choose({ id: 'keep', verb: 'keep', say: `Keep the ${result}` }),
      choose({ id: 'reroll', verb: 'reroll', say: 'Roll it anew' }),
    ],
  )
  return id === 'reroll'
}

function* either({ name, seat }: Ship, first: number, second: number): Script<number> {
  if (first === second) return first
  const id = yield* pick(
    { key: 'which-number', seat, why: `${name} chooses which number counts.`, rule: RULE },
    [first, second].map((n) => choose({ id: String(n), verb: 'keep', say: `The ${n}` })),
  )
  return Number(id)
}

// oxlint-disable-next-line require-yield -- nobody is asked
/** The next activation may do it again. */
export function* forget(g: G): Script {
  own(g.s).rerolled = false
}
