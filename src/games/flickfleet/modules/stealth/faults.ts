import type { State } from '../../state'
import { KIND } from './rules'
import { own } from './state'

/** Who is cloaked is in play and lies there so, and nobody else does. */
export const faults = (s: State): string[] =>
  Object.values(s.ships).flatMap(({ id, name, where }) => {
    const cloaked = own(s).cloaked.includes(id)
    const kind = s.table[id]?.kind
    return [
      ...(cloaked && where === 'lost' ? [`${name} is cloaked and lost`] : []),
      ...(kind !== undefined && cloaked !== (kind === KIND.cloaked) ? [`${name} lies as ${kind}`] : []),
    ]
  })
