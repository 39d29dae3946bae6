import { slice } from '../../rules/slice'
import type { Id } from '../../../../table/types'

export interface Convoy {
  /** How many steps each civilian has made. */
  steps: Record<Id, number>
}

export const begin = (): Convoy => ({ steps: {} })
export const own = slice<Convoy>('convoy')
