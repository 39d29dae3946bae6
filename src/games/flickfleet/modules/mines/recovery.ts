import type { Begun } from '../../rules/module'
import type { G } from '../../rules/rules'
import { classOf } from '../../rules/ships'
import { slice } from '../../rules/slice'
import type { Thing } from '../../state'
import { bayOf, MINE, own } from './state'
import { tell } from './words'
import type { Id } from '../../../../table/types'

export interface Recovery {
  /** Mines that lay there from the start and have not been recovered. */
  field: Id[]
}

export const field = slice<Recovery>('mine_recovery')

export const beginRecovery = (battle?: Begun): Recovery => ({
  field: Object.values(battle?.things ?? {}).flatMap(({ id, kind }) => (kind === MINE ? [id] : [])),
})

/**
 * 000:742-745, 828-830, D-100, D-101  A mine of the field that is gone lies with the mine layer, also before
 * she has arrived.
 */
export function recover(g: G, thing: Thing): void {
  const kept = field(g.s)
  if (!kept.field.includes(thing.id)) return
  kept.field = kept.field.filter((id) => id !== thing.id)
  const layer = Object.values(g.s.ships).find((ship) => bayOf(classOf(ship)) && ship.where !== 'lost')
  if (!layer) return
  own(g.s).aboard[layer.id]! += 1
  const say = `${layer.name} may launch ${thing.name} anew.`
  tell(g.s, say, { is: 'recovered', piece: layer.id, by: thing.id })
}
