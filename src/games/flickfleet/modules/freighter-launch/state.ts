import type { Seat } from '../../../kit'
import { slice } from '../../rules/slice'

export interface FreighterLaunch {
  /** Rounds in a row that began without a freighter on the table although the side could send one (D-97a). */
  waited: Record<Seat, number>
}

export const begin = (): FreighterLaunch => ({ waited: {} })
export const own = slice<FreighterLaunch>('freighter_launch')
