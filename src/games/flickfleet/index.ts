import type { Game } from '../kit'
import { begin, PLACING } from './begin'
import { scenarios } from './data'
import { board } from './data/board'
import { baseRules } from './rules/base'
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
    seats: sides.map((side) => ({ id: side.id, name: side.name })),
    choices: { placing: PLACING },
  })),
  begin,
  rules: () => baseRules,
  turn,
  pieceName: (s, id) => s.ships[id]?.name ?? (id === 'die' ? 'the die' : id),
  describe: (s, tape) => describe(s as State, tape),
}

export type { State as FlickFleetState } from './state'
