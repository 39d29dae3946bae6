import { expect, test } from 'vitest'
import { games } from '../../games'
import { times } from '../../table/testing/thorough'
import { scriptedTable } from './scripted/table'
import { troubles } from './testing/troubles'

test.each(games)('random matches of $name on a scripted table, saved and loaded after every fact', (game) => {
  expect(troubles(game, scriptedTable(game.board, 'scripted'), 1, times(1000, 150))).toEqual([])
})
