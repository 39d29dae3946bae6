import { describe, expect, test } from 'vitest'
import { turncoats } from '../../games/testing'
import { keptTables } from '../../match'
import { realTables } from '../real-tables'
import { scriptedTable } from './scripted/table'
import { troubles } from './testing/troubles'

describe('Turncoats: teams, secret cards, discs with two sides, a D12, scores', () => {
  test('random matches on a scripted table, saved and loaded after every fact', () => {
    const tables = keptTables((board) => scriptedTable(board, 'turncoats'))
    expect(troubles(turncoats, tables, 1, 60)).toEqual([])
  })

  test('on the real table', async () => {
    expect(troubles(turncoats, await realTables(), 2, 3)).toEqual([])
  })
})
