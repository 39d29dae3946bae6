import { flickfleet as game } from '../../../games/flickfleet'
import { keptTables, startMatch, type Match } from '../../../match'
import { scriptedTable } from '../../fuzz/scripted/table'

/** Matches of FlickFleet between people, without physics. */

const tables = keptTables((board) => scriptedTable(board, 'fresh match'))

/** A match, or why there is none. */
export const started = (setup: string, choices: Record<string, string>) => {
  const found = game.setups.find(({ id }) => id === setup)
  const seats = (found ? found.seats(choices) : []).map(({ id, name }) => ({
    seat: id,
    name,
    player: 'human',
  }))
  const wanted = { setup: { setup, choices }, seats, sameScreen: true, chance: 'a secret of sixteen' }
  return startMatch(game, tables, wanted)
}

/** Throws where the match cannot start. */
export function begun(setup: string, choices: Record<string, string>): Match {
  const start = started(setup, choices)
  if (!start.ok) throw new Error(start.why)
  return start.match
}
