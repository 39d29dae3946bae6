import { dashboardsOf, type FlickFleetState } from '../../../games/flickfleet'
import type { Dashboard } from '../../../games/flickfleet'
import type { View } from '../../../match'
import type { Seen } from '../../match/model/seen'

const known = new WeakMap<View, Dashboard[]>()

/** The dashboards of a view; after the end none has anything left to do. */
export function boardsIn({ view, sceneFor, seat }: Pick<Seen, 'view' | 'sceneFor' | 'seat'>): Dashboard[] {
  const boards = known.get(view) ?? dashboardsOf(view.state as FlickFleetState, sceneFor(seat).tape)
  known.set(view, boards)
  return view.ended ? boards.map(idle) : boards
}

function idle(board: Dashboard): Dashboard {
  const still = { ...board, cube: false }
  delete still.active
  return still
}
