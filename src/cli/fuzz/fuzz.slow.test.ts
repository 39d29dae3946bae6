import { expect, test } from 'vitest'
import { games } from '../../games'
import { times } from '../../table/testing/thorough'
import { realTables, rememberingTables } from '../real-tables'
import { troubles } from './testing/troubles'

test.each(games)(
  'random matches of $name on the real table, saved and loaded after every fact',
  async (game) => {
    expect(
      troubles(game, rememberingTables(await realTables()), 1, times(100, 12), times(20_000, 1500)),
    ).toEqual([])
  },
)
