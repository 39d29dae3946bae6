import { expect, test } from 'vitest'
import type { Dashboard } from '../../../../games/flickfleet'
import type { LogLine } from '../../../../match'
import { rowsOf } from './rows'

const PIECES = {
  u1: { name: 'Ember', what: 'Destroyer', seat: 'uprising' },
  i1: { name: 'Meridian', what: 'Carrier', seat: 'imperium' },
}

const ENGINES = { name: 'Engines', numbers: [6], colour: 'blue', now: 0, most: 1 }
const MERIDIAN: Dashboard = {
  id: 'i1',
  seat: 'imperium',
  name: 'Meridian',
  what: 'Carrier',
  cube: true,
  gauges: [],
  places: [ENGINES],
}

const LOG: LogLine[] = [
  { n: 4, say: 'Round 1 begins.' },
  {
    n: 5,
    say: 'Ember fires: 6, hits Meridian.',
    about: { is: 'fires', piece: 'i1', by: 'u1', value: 6, die: 'D10' },
    under: { head: 'Ember fires', value: 6, rest: 'hits Meridian.' },
  },
  { n: 5, say: 'Meridian loses a shield cube.', about: { is: 'shield', piece: 'i1', value: 0 } },
  { n: 5, say: 'Meridian loses a disc.', about: { is: 'disc', piece: 'i1', place: 0, value: 0 } },
]

const rows = rowsOf(LOG, { pieces: PIECES, boards: [MERIDIAN] })

test('a row for every entry, the newest first, with whose doing it was', () => {
  const [shot, round] = rows
  expect(shot).toMatchObject({ n: 5, seat: 'uprising', flick: true })
  expect(shot!.say).toBe(
    'Ember fires: 6, hits Meridian. Meridian loses a shield cube. Meridian loses a disc.',
  )
  expect(shot!.under).toEqual({
    head: 'Ember fires',
    value: 6,
    rest: 'hits Meridian. Meridian loses a shield cube. Meridian loses a disc.',
  })
  expect(round).toMatchObject({ n: 4, seat: undefined, flick: false, under: undefined, tokens: [] })
})

test('the tokens that were taken, each as it looks on its dashboard', () =>
  expect(rows[0]!.tokens).toEqual([
    { is: 'cube', kind: 'shields', gone: true },
    { is: 'disc', colour: 'blue', gone: true },
  ]))

test('what is repaired or recharged is put down', () => {
  const log: LogLine[] = [
    { n: 6, say: '', about: { is: 'repair', piece: 'i1', place: 0 } },
    { n: 6, say: '', about: { is: 'repair', piece: 'i1' } },
    { n: 6, say: '', about: { is: 'recharge', piece: 'i1', value: 2 } },
  ]
  const [row] = rowsOf(log, { pieces: PIECES, boards: [MERIDIAN] })
  expect(row!.tokens.map((token) => ('kind' in token ? token.kind : token.colour))).toEqual([
    'blue',
    'hull',
    'shields',
  ])
  expect(row!.tokens.some(({ gone }) => gone)).toBe(false)
})

test('what was heard can be read', () => {
  expect(rows[0]!.captions).toEqual(['tap', 'pick-up, light', 'pick-up, medium'])
})
