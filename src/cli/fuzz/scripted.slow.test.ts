import { expect, test } from 'vitest'
import { keptTables } from '../../match'
import { games } from '../../games'
import { times } from '../../table/testing/thorough'
import { scriptedTable } from './scripted/table'
import { troubles } from './testing/troubles'

test.each(games)('random matches of $name on a scripted table, saved and loaded after every fact', (game) => {
  const tables = keptTables((board) => scriptedTable(board, 'scripted'))
  expect(troubles(game, tables, 1, times(1000, 150), times(60_000, 7_000))).toEqual([])
})
