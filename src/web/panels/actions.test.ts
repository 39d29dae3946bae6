import { expect, test } from 'vitest'
import { lookedAt, newBattle, take } from '../match/testing/battle'
import { see, type Seen } from '../match/seen'
import { activation, actionRows, homeOf } from './actions'

function seenAfter(...ids: string[]): Seen {
  const match = newBattle()
  const seat = lookedAt(match).prompt!.waiting[0]!
  take(match, seat, ...ids)
  return see(lookedAt(match))!
}

const START = see(lookedAt(newBattle()))!
const FIRST = START.choices[0]!.option.id

const rowsOf = ({ description: { boards }, choices }: Seen) => {
  const board = boards.find(({ active }) => active)!
  return actionRows(
    board,
    choices.filter((choice) => homeOf(choice, boards) === board.id),
  )
}

test('before an activation every ship that may be chosen offers itself', () => {
  const { choices, description } = START
  const offered = description.boards.filter((board) => activation(choices, board))
  expect(offered.map(({ id }) => `activate:${id}`)).toEqual(choices.map(({ option }) => option.id))
})

test('everything the active ship may do is a row; what it may not says why', () => {
  const seen = seenAfter(FIRST)
  const rows = rowsOf(seen)
  const possible = rows.flatMap((row) => (row.is === 'possible' ? row.choice.option.id : []))
  expect(possible).toEqual(seen.choices.map(({ option }) => option.id))
  for (const row of rows) if (row.is === 'not') expect(row.why).toMatch(/^[a-z]/)
})

test('an action that has begun is under way and no longer offered', () => {
  const fires = seenAfter(FIRST).choices.find(({ option }) => option.id.startsWith('fire'))!
  const rows = rowsOf(seenAfter(FIRST, fires.option.id))
  expect(rows[0]).toMatchObject({ is: 'now', name: 'Fire' })
})
