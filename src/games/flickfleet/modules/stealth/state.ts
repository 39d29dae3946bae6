import { slice } from '../../rules/slice'
import type { Ship, State } from '../../state'
import type { Id } from '../../../../table/types'

export interface Stealth {
  /** Ships whose drive is on. */
  cloaked: Id[]
}

export const begin = (): Stealth => ({ cloaked: [] })
export const own = slice<Stealth>('stealth')

export const isCloaked = (s: State, { id }: Ship): boolean => own(s).cloaked.includes(id)
