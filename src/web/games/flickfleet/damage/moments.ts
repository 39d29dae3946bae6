import type { LogLine } from '../../../../match'
import type { Track } from '../../../../table/types'
import type { Seen } from '../../../match/model/seen'
import type { Moment } from '../../screen'
import { chainOf } from './chain'
import { wayOf, withMet } from './met'
import { sayChain } from './say'
import type { Chain } from './types'

/** How the damage of one die travelled, over the table. */
export interface DamageMoment extends Moment {
  chain: Chain
}

export function damageOf(
  lines: readonly LogLine[],
  { description, view }: Seen,
  tracks: Readonly<Record<number, Track>>,
): DamageMoment[] {
  return chainOf(lines, description, tracks, view.state.table).map((chain) => {
    const { n, piece, value, met } = chain
    return {
      chain,
      n,
      piece,
      ...(value === undefined ? {} : { value }),
      say: sayChain(chain),
      onTable: (now) => withMet(now, met),
      shots: met ? wayOf(met) : [],
    }
  })
}
