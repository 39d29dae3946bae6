import { log, place, type Script } from '../../kit'
import { homeOf } from '../begin'
import { dieShape } from '../board'
import { dieName, nameOf } from '../names'
import type { Attacking, G } from '../state'
import { takeBack } from './hand'
import { bringTo, lay } from './ships'
import type { Id } from '../../../table/types'

/** Struck too hard, the target gets away: its player puts it anywhere on the board (004:90). */
export function* retreat(g: G, die: Id, attack: Attacking): Script {
  const { s } = g
  const { target, defender } = attack
  takeBack(s, attack)
  log(s, `${dieName(s, target)} gets away.`, { is: 'retreats', piece: target, by: die })
  const shape = dieShape(s.dice[target]!.sides)
  // House: raiders that get away come back to where they began.
  if (defender === null) return bringTo(g, target, homeOf(s, target))
  const why = `${nameOf(defender)} puts ${dieName(s, target)} anywhere.`
  const question = { key: 'retreat', seat: defender, why, rule: '004:90 Attack' }
  const near = s.table[target]?.pose
  const pose = yield* place(question, target, shape, { anywhere: true }, near)
  const up = near?.up ?? s.dice[target]!.off!
  if (pose === 'nowhere') bringTo(g, target, homeOf(s, target))
  else lay(s, target, { ...pose, up })
}
