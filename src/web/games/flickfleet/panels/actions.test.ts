import { expect, test } from 'vitest'
import { lookedAt, newBattle, seenIn, take } from '../../../match/testing/battle'
import type { Seen } from '../../../match/model/seen'
import { boardsIn } from '../boards'
import { actionRows, possibleFirst } from './actions'
import { activation, homeOf } from './homes'

function seenAfter(...ids: string[]): Seen {
  const match = newBattle()
  const seat = lookedAt(match).prompt!.waiting[0]!
  take(match, seat, ...ids)
  return seenIn(match)
}

const START = seenIn(newBattle())
const FIRST = START.choices[0]!.option.id

const rowsOf = (seen: Seen) => {
  const [boards, { choices }] = [boardsIn(seen), seen]
  const board = boards.find(({ active }) => active)!
  return actionRows(
    board,
    choices.filter((choice) => homeOf(choice, boards) === board.id),
  )
}

test('before an activation every ship that may be chosen offers itself', () => {
  const { choices } = START
  const offered = boardsIn(START).filter((board) => activation(choices, board))
  expect(offered.map(({ id }) => `activate:${id}`)).toEqual(choices.map(({ option }) => option.id))
})

test('everything the active ship may do is a row; what it may not says why', () => {
  const seen = seenAfter(FIRST)
  const rows = rowsOf(seen)
  const possible = rows.flatMap((row) => (row.is === 'possible' ? row.choice.option.id : []))
  expect(possible).toEqual(seen.choices.map(({ option }) => option.id))
  for (const row of rows) if (row.is === 'not') expect(row.why).toMatch(/^[a-z]/)
})

test('the rows stand in the order of the dashboard, whatever is possible', () => {
  // docs/scenes.md: 0 Engineering (repair), 1 Defence Grid, 3 Shield Generator, 4 Engines.
  const names = rowsOf(seenAfter(FIRST)).map(({ name }) => name)
  expect(names).toEqual(['Repair', 'Fire', 'Recharge', 'Move', 'End'])
})

test('an action that has begun is under way, says how far, and its choices follow it', () => {
  const fires = seenAfter(FIRST).choices.find(({ option }) => option.id.startsWith('fire'))!
  const rows = rowsOf(seenAfter(FIRST, fires.option.id))
  const now = rows.findIndex(({ is }) => is === 'now')
  expect(rows[now]).toMatchObject({ name: 'Fire', note: 'die 1 of 3' })
  const after = rows.slice(now + 1, now + 3).map((row) => (row.is === 'possible' ? row.choice.option.id : ''))
  expect(after).toEqual(['die', 'stop'])
})

test('where the list is cut: what may be done, what was done, what cannot be (001:56)', () => {
  const fires = seenAfter(FIRST).choices.find(({ option }) => option.id.startsWith('fire'))!
  const rows = possibleFirst(rowsOf(seenAfter(FIRST, fires.option.id, 'stop')))
  expect(rows.map(({ is, name }) => `${is} ${name}`)).toEqual([
    'possible Move',
    'possible End',
    'done Fire',
    'not Repair',
    'not Recharge',
  ])
})

test('what nobody owns has no dashboard: its choices stand beside the question (001:190)', () => {
  const seen = seenIn(newBattle(undefined, 'target_practice'))
  expect(seen.choices.map(({ option }) => option.how)).toEqual(['flick', 'flick', 'flick', 'flick', 'flick'])
  expect(seen.choices.map((choice) => homeOf(choice, boardsIn(seen)))).toEqual([null, null, null, null, null])
})

test('what is done stands out, of a thing that is chosen all of it', () => {
  const seen = seenAfter(FIRST)
  const board = boardsIn(seen).find(({ active }) => active)!
  const [choice] = seen.choices
  const named = (said: { say: string; short?: string; detail?: string }) => {
    const { id, verb, how } = { id: 'a', verb: 'fire', how: 'choose' as const }
    const rows = actionRows(board, [{ ...choice!, option: { id, verb, how, ...said } }])
    return rows.find(({ is }) => is === 'possible')
  }
  const fire = { say: 'Fire 2 D10', short: 'Fire', detail: '2 D10' }
  expect(named(fire)).toMatchObject({ name: 'Fire', detail: '2 D10' })
  expect(named({ say: 'The front piece' })).toMatchObject({ name: 'The front piece', detail: '' })
})
