import { slice } from '../../rules/slice'
import type { Ship, State } from '../../state'
import type { Id } from '../../../../table/types'

/** 000:763, H-OBJ */
export const BENEFITS = ['target', 'extra shield', 'nanobots', 'power core'] as const

export type Benefit = (typeof BENEFITS)[number]

export interface Objectives {
  /** Those that nobody has turned over. */
  hidden: Benefit[]
  /** What each ship has picked up. */
  held: Record<Id, Benefit[]>
  /** Ships that have picked one up just now: it is turned over once all lies still. */
  fresh: Id[]
  delivered: number
  lost: number
  /** The ship has looked for a better number in this activation already. */
  rerolled: boolean
}

export const begin = (): Objectives => ({
  hidden: [...BENEFITS],
  held: {},
  fresh: [],
  delivered: 0,
  lost: 0,
  rerolled: false,
})

export const own = slice<Objectives>('objectives')

export const holds = (s: State, { id }: Ship, benefit: Benefit): boolean =>
  own(s).held[id]?.includes(benefit) ?? false
