import { expect, test } from 'vitest'
import type { AnyGame } from '../games/kit'
import type { Board } from '../table/types'
import { openMatch } from './play/open'
import { startMatch } from './play/start'
import { keptTables, tableFor } from './table'
import { bareTable } from './testing/bare-table'
import { drifting } from './testing/drifting'

/** The drifting game on a wider mat, where the first piece is gone. */
const small = drifting()
const wide: Board = { ...small.boards['mat']!, size: { x: 300, y: 200 } }
const game: AnyGame = {
  ...small,
  boards: { ...small.boards, wide },
  boardOf: ({ table }) => (table['a'] ? 'mat' : 'wide'),
}
const seats = ['ada', 'ben'].map((seat) => ({ seat, name: seat, player: 'human' }))
const wanted = {
  setup: { setup: 'two', choices: {} },
  seats,
  sameScreen: true,
  chance: 'a secret of sixteen',
}

test('a match lies on the table that its state names, from its start and when it is opened again', () => {
  const tables = keptTables(bareTable)
  const without: AnyGame = {
    ...game,
    begin(choice) {
      const begun = game.begin(choice)
      const { a: _, ...table } = begun.ok ? begun.state.table : {}
      return begun.ok ? { ok: true, state: { ...begun.state, table } } : begun
    },
  }
  const onSmall = startMatch(game, tables, wanted)
  const onWide = startMatch(without, tables, wanted)
  if (!onSmall.ok || !onWide.ok) throw new Error('It did not start.')
  expect(onSmall.match.table.board.size.x).toBe(100)
  expect(onWide.match.table).toBe(tables(wide))
  const { record } = onWide.match
  expect(openMatch(without, tableFor(without, tables, record), record).match.table).toBe(tables(wide))
})

test('a table that the game does not have is named with those that it has', () => {
  const lost: AnyGame = { ...game, boardOf: () => 'sofa' }
  expect(() => startMatch(lost, bareTable, wanted)).toThrow(
    "Drifting has no table 'sofa'. It has: mat, wide.",
  )
})
