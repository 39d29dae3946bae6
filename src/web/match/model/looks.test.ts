import { expect, test } from 'vitest'
import { labelsFor } from '../../table3d/labels'
import { openLens } from '../../table3d/lens'
import { wholeTable } from '../../table3d/view/cameras'
import { MARKS } from '../../games/flickfleet/marks'
import { NEUTRAL } from '../../parts/mark'
import { looksOf, markOfPiece } from './looks'
import { newBattle, seenIn } from '../testing/battle'

test('Target practice on a phone: every drone that may be flicked has its name on the table', () => {
  const seen = seenIn(newBattle(undefined, 'target_practice'))
  const { board } = seen
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

test('a ship has the mark of its side before it is placed, an obstacle has nobody’s', () => {
  const fleets = { south: 'uprising: destroyer', north: 'imperium: destroyer', placing: 'by hand' }
  const seen = seenIn(newBattle({ ...fleets, obstacles: 'coin' }, 'fair_battle'))
  const { pieces } = seen.description
  const marks = Object.keys(pieces).map((id) => [pieces[id]!.what, markOfPiece(seen, id)])
  expect(marks).toEqual([
    ['Destroyer', MARKS['uprising']],
    ['Destroyer', MARKS['imperium']],
    [expect.any(String), NEUTRAL],
  ])
})
