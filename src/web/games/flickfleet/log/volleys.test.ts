import { expect, test } from 'vitest'
import type { LogLine } from '../../../../match'
import { rowsOf } from './rows'
import { sayVolley, volleysOf } from './volleys'

const TOLD = { pieces: {}, boards: [] }

/** A die of Ember's, as the rules tell it. */
const die = (n: number, is: string, say: string, rest: string, value?: number): LogLine => ({
  n,
  say,
  about: { is, piece: 'u1' },
  under: { head: 'Ember fires', ...(value ? { value } : {}), rest },
})

const hits = (n: number): LogLine => die(n, 'fires', 'Ember fires: 3, hits Pike.', 'hits Pike.', 3)
const misses = (n: number): LogLine => die(n, 'miss', 'Ember fires: nothing is hit.', 'nothing is hit.')
const wild = (n: number): LogLine =>
  die(n, 'wild', 'Ember fires wild: all goes back.', 'wild: all goes back.')

const volleys = (log: readonly LogLine[]) => volleysOf(rowsOf(log, TOLD))

test('dice of one ship stand together in their order, what they begin with is said once', () => {
  const [volley] = volleys([hits(5), misses(6)])
  expect(volley).toMatchObject({ n: 5, head: 'Ember fires' })
  expect(volley!.shots.map(({ row, value, say }) => [row.n, value, say])).toEqual([
    [5, 3, 'hits Pike.'],
    [6, undefined, 'nothing is hit.'],
  ])
})

test('a wild shot among them keeps its word', () => {
  const [volley] = volleys([misses(5), wild(6)])
  expect(sayVolley(volley!)).toBe('Ember fires: nothing is hit. Wild: all goes back.')
})

test('what somebody chose to lose stays with the die that hit', () => {
  const piece = { n: 6, say: 'Anvil loses its front piece.', about: { is: 'piece', piece: 'i1', way: [] } }
  const log = [hits(5), piece, misses(7)]
  expect(volleys(log).map(sayVolley)).toEqual([
    'Ember fires: 3, hits Pike. Anvil loses its front piece. Nothing is hit.',
  ])
})

test('another ship, or anything between, begins anew; newest first', () => {
  const between = { n: 6, say: 'Pike is activated.', about: { is: 'activated', piece: 'i2' } }
  const other = { ...misses(8), under: { head: 'Pike fires', rest: 'nothing is hit.' } }
  expect(volleys([misses(5), between, misses(7), other]).map(({ n }) => n)).toEqual([8, 7, 6, 5])
})

test('a single die and what is no volley lose no word', () => {
  const log = [wild(5), { n: 6, say: 'Round 2 begins: Imperium first.' }]
  expect(volleys(log).map(sayVolley)).toEqual([
    'Round 2 begins: Imperium first.',
    'Ember fires wild: all goes back.',
  ])
})
