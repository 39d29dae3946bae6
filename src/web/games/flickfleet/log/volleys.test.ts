import { expect, test } from 'vitest'
import type { LogLine } from '../../../../match'
import { rowsOf } from './rows'
import { sayVolley, volleysOf } from './volleys'

const TOLD = { pieces: {}, boards: [] }

const dice = (...says: [n: number, is: string, say: string][]): LogLine[] =>
  says.map(([n, is, say]) => ({ n, say, about: { is, piece: 'u1' } }))

const volleys = (log: readonly LogLine[]) => volleysOf(rowsOf(log, TOLD))

test('dice of one ship stand together in their order, what they begin with is said once', () => {
  const [volley] = volleys(
    dice([5, 'fires', 'Ember fires: 3, hits Pike.'], [6, 'miss', 'Ember fires: nothing is hit.']),
  )
  expect(volley).toMatchObject({ n: 5, head: 'Ember fires' })
  expect(volley!.shots.map(({ row, say }) => [row.n, say])).toEqual([
    [5, '3, hits Pike.'],
    [6, 'nothing is hit.'],
  ])
})

test('a wild shot among them keeps its word', () => {
  const [volley] = volleys(
    dice([5, 'miss', 'Ember fires: nothing is hit.'], [6, 'wild', 'Ember fires wild: all goes back.']),
  )
  expect(sayVolley(volley!)).toBe('Ember fires: nothing is hit. Wild: all goes back.')
})

test('what somebody chose to lose stays with the die that hit', () => {
  const log = dice(
    [5, 'fires', 'Ember fires: 1, hits Anvil.'],
    [6, 'piece', 'Anvil loses its front piece, 1 of 3 left.'],
    [7, 'miss', 'Ember fires: nothing is hit.'],
  )
  expect(volleys(log).map(sayVolley)).toEqual([
    'Ember fires: 1, hits Anvil. Anvil loses its front piece, 1 of 3 left. Nothing is hit.',
  ])
})

test('another ship, or anything between, begins anew; newest first', () => {
  const log = [
    ...dice([5, 'miss', 'Ember fires: nothing is hit.']),
    { n: 6, say: 'Pike is activated.', about: { is: 'activated', piece: 'i2' } },
    ...dice([7, 'miss', 'Ember fires: nothing is hit.']),
  ]
  expect(volleys(log).map(({ n }) => n)).toEqual([7, 6, 5])
})

test('a single die and what is no volley lose no word', () => {
  const log = [
    ...dice([5, 'fires', 'Ember fires: 3, hits Pike. Pike loses a piece: two are left.']),
    { n: 6, say: 'Round 2 begins: Imperium first.' },
  ]
  expect(volleys(log).map(sayVolley)).toEqual([
    'Round 2 begins: Imperium first.',
    'Ember fires: 3, hits Pike. Pike loses a piece: two are left.',
  ])
})
