import { expect, test } from 'vitest'
import { games } from '../../games'
import { scriptedTable } from './scripted-table'
import { troubles } from './testing/troubles'

// A half of the thousand in each of two files, so that both cores play.
test.each(games)(
  '500 random matches of $name on a scripted table, saved and loaded after every fact',
  (game) => {
    expect(troubles(game, scriptedTable(game.board, 'half 2'), 501, 500)).toEqual([])
  },
)
