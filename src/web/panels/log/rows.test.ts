import { expect, test } from 'vitest'
import type { LogLine } from '../../../match'
import { rowsOf } from './rows'

const PIECES = {
  u1: { name: 'Ember', what: 'Destroyer', seat: 'uprising' },
  i1: { name: 'Meridian', what: 'Carrier', seat: 'imperium' },
}

const LOG: LogLine[] = [
  { n: 4, say: 'Round 1 begins.' },
  { n: 5, say: 'Ember fires: 3, hits Meridian.', about: { is: 'fires', piece: 'i1', by: 'u1', value: 3 } },
  { n: 5, say: 'Meridian loses a shield cube.', about: { is: 'shield', piece: 'i1', value: 1 } },
]

test('a row for every entry, the newest first, with whose doing it was', () => {
  const [shot, round] = rowsOf(LOG, PIECES)
  expect(shot).toMatchObject({ n: 5, seat: 'uprising', flick: true, values: [3] })
  expect(shot!.say).toBe('Ember fires: 3, hits Meridian. Meridian loses a shield cube.')
  expect(round).toMatchObject({ n: 4, seat: undefined, flick: false })
})

test('what was heard can be read', () => {
  expect(rowsOf(LOG, PIECES)[0]!.captions).toEqual(['tap', 'pick-up, light'])
})
