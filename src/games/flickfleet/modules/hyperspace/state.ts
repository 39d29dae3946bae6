import { slice } from '../../rules/slice'
import type { Ship, State } from '../../state'
import type { Id } from '../../../../table/types'

export interface Hyperspace {
  /** Who has moved away from the moon and stayed on the table: from its next turn on it may jump (D-97). */
  clear: Id[]
}

export const begin = (): Hyperspace => ({ clear: [] })
export const own = slice<Hyperspace>('hyperspace')

export const isClear = (s: State, { id }: Ship): boolean => own(s).clear.includes(id)
