import type { Game } from '../kit'
import { begin, FACTIONS, PLACING } from './begin'
import { chapters } from './chapters'
import { scenarios } from './data'
import { board } from './data/board'
import { baseRules } from './rules/base'
import { faults } from './faults'
import type { Rules } from './rules/rules'
import type { State } from './state'
import { turn } from './turn'
import { describe } from './view'

/** FlickFleet, as others see it. */
export const flickfleet: Game<State, Rules> = {
  id: 'flickfleet',
  name: 'FlickFleet',
  version: '1',
  board,
  setups: Object.values(scenarios).map(({ id, name, sides }) => ({
    id,
    name,
    seats: sides.map((side) => ({ id: side.id, name: FACTIONS[side.faction]! })),
    choices: { placing: PLACING },
  })),
  begin,
  rules: () => baseRules,
  turn,
  pieceName: (s, id) => s.ships[id]?.name ?? (id === 'die' ? 'the die' : id),
  faults,
  chapters,
  describe,
}

export { dieSurface, surfaceOf } from './data/board'
export type { State as FlickFleetState } from './state'
