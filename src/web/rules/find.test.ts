import { expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import type { Chapter } from '../../games/kit'
import { chaptersWith, found } from './find'

const CHAPTERS: Chapter[] = [
  {
    id: 'a',
    title: 'First',
    entries: [
      { id: 'drift', title: 'Drift', text: ['A ship slides to the star.'], places: ['001:206'] },
      { id: 'star', title: 'The star', text: ['It destroys.'], places: ['001:205-207'], decisions: ['D-40'] },
    ],
  },
  {
    id: 'b',
    title: 'Second',
    entries: [{ id: 'back', title: 'Taking back', text: [], house: ['No new luck.'], places: [] }],
  },
]

const idsOf = (query: string): string[] => found(CHAPTERS, query).map(({ id }) => id)

test('all words, in any order, in any case; where nothing has them all, any of them', () => {
  expect(idsOf('SHIP slides')).toEqual(['drift'])
  expect(idsOf('slides luck').toSorted()).toEqual(['back', 'drift'])
  expect(idsOf('zebra')).toEqual([])
})

test('beginnings and slips of the pen are understood, small words say nothing', () => {
  expect(idsOf('slid')).toEqual(['drift'])
  expect(idsOf('destrys')).toEqual(['star'])
  expect(idsOf('how is the luck')).toEqual(['back'])
})

test.each([
  ['fall off the table', 'leaving'],
  ['hit my own ship', 'firing'],
  ['bump', 'collision'],
  ['stalemate', 'stalemate'],
  ['how many actions', 'activation'],
  ['armour', 'damage'],
  ['win', 'last-standing'],
  ['first player', 'who-starts'],
  ['undo', 'taking-back'],
  ['shoot', 'firing'],
  ['heal', 'engineering'],
])('who asks for %j finds %s first', async (query, id) => {
  const { chapters } = await flickfleet.reference!()
  expect(found(chapters, query)[0]!.id).toBe(id)
})

test('a word in the title comes first', () => expect(idsOf('star')).toEqual(['star', 'drift']))

test('our own sentences and decisions are found too', () => {
  expect(idsOf('luck')).toEqual(['back'])
  expect(idsOf('d-40')).toEqual(['star'])
})

test('a place finds what has its line', () => {
  expect(idsOf('001:205')).toEqual(['star'])
  expect(idsOf('001:206')).toEqual(['drift', 'star'])
  expect(idsOf('001:300')).toEqual([])
})

test('nothing asked is everything, and empty chapters go', () => {
  expect(chaptersWith(CHAPTERS, ' ')).toEqual(CHAPTERS)
  expect(chaptersWith(CHAPTERS, 'luck').map(({ id }) => id)).toEqual(['b'])
})
