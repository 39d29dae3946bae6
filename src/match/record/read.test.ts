import { expect, test } from 'vitest'
import { readRecord } from '../index'

const outline = { game: 'g', setup: { setup: 's', choices: {} }, seats: [], journal: [] }

test.each([
  ['nothing', null, 'not a match file'],
  ['a format to come', { ...outline, format: 3 }, '(format 1 or 2)'],
  ['no journal', { ...outline, format: 2, journal: 'none' }, 'not a match file'],
  ['no turns', { ...outline, format: 1 }, 'has no turns'],
])('%s is refused with its reason', (_, found, why) => {
  expect(readRecord(found)).toMatchObject({ ok: false, why: expect.stringContaining(why) as string })
})

test('format 1 becomes format 2: tagged entries, versions and lines with the turn that said them', () => {
  const before = { table: {}, seats: ['a'], log: [] }
  const said = [{ n: 1, say: 'Said in the first.' }]
  const found = {
    ...outline,
    format: 1,
    version: '7',
    chance: 'c',
    journal: [
      { n: 1, fact: { key: 'k', did: 'revealed' } },
      { n: 2, undo: 1, by: 'a', how: 'undo' },
      { n: 3, resigned: 'a' },
    ],
    turns: [
      { n: 1, before, lines: [] },
      { n: 2, before, lines: said },
    ],
  }
  expect(readRecord(found)).toMatchObject({
    ok: true,
    record: {
      format: 2,
      journal: [
        { n: 1, is: 'fact', fact: { key: 'k' } },
        { n: 2, is: 'undo', undo: 1 },
        { n: 3, is: 'resigned', by: 'a' },
      ],
      turns: [
        { rules: '7', table: '1', effect: { state: [], said } },
        { rules: '7', table: '1', effect: { said: [] } },
      ],
      ending: null,
    },
  })
})
