import { expect, test } from 'vitest'
import { games } from '../../games'
import { times } from '../../table/testing/thorough'
import { realTable } from '../real-table'
import { rememberingTape } from '../../table/tape'
import { troubles } from './testing/troubles'

test.each(games)(
  'random matches of $name on the real table, saved and loaded after every fact',
  async (game) => {
    const table = { ...(await realTable(game.board)), tape: rememberingTape(game.board) }
    expect(troubles(game, table, 1, times(100, 12))).toEqual([])
  },
)
