import type { FlicktierState } from '../../../games/flicktier'
import type { Shown } from '../../../games/kit'
import type { Seen } from '../../match/model/seen'

/** What a view of this game shows of its state. */
export const stateIn = (seen: Seen): Shown<FlicktierState> => seen.view.state as Shown<FlicktierState>
