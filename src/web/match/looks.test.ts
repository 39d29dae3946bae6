import { expect, test } from 'vitest'
import { labelsFor } from '../table3d/labels'
import { openLens } from '../table3d/lens'
import { wholeTable } from '../table3d/view/cameras'
import { looksOf } from './looks'
import { see } from './seen'
import { lookedAt, newBattle } from './testing/battle'

test('Target practice on a phone: every drone that may be flicked has its name on the table', () => {
  const seen = see(lookedAt(newBattle(undefined, 'target_practice')))!
  const { board } = seen.table.game
  const rest = seen.view.state.table
  // The table on a phone, without an aim.
  const size = { width: 390, height: 330 }
  const lens = openLens(() => ({ eye: wholeTable({ board, rest, edge: 'S', size }), size, board, rest }))
  const labels = labelsFor({
    ...size,
    board,
    rest,
    lens,
    looks: looksOf(seen),
    overlay: null,
    ghost: null,
    shots: [],
    widthOf: (text) => text.length * 7.6,
    taken: [],
  })
  const names = labels.map(({ text }) => text)
  expect(names).toEqual(
    expect.arrayContaining(['Drone 1', 'Drone 2', 'Drone 3', 'Drone 4', 'Drone 5', 'Foil', 'Sabre']),
  )
})
