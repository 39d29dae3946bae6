import { expect, test } from 'vitest'
import type { MatchLine } from '../bulk/line'
import { PAIRS, playersOf, pairResult } from './pairs'
import { ladderTable } from './table'

const [cadet] = PAIRS

const seat = (id: string, team?: string) => ({ id, name: id, ...(team ? { team } : {}) })
const DUEL = [seat('south'), seat('north')]

/** A match of that number that the stronger one wins or loses. */
function line(number: number, wins: boolean): MatchLine {
  const players = playersOf(cadet!, number, DUEL)
  const seats = ['south', 'north']
  const winner = seats[players.indexOf(wins ? cadet!.stronger : cadet!.weaker)]!
  const rest = {
    game: '',
    setup: '',
    choices: {},
    how: 'rules',
    first: null,
    facts: 0,
    turns: 0,
    flicks: 0,
    seconds: 360,
  }
  return { ...rest, players, seats, winners: [winner], seed: `1 ${number}` }
}

test('neighbours from random upwards, their seats swapped from match to match', () => {
  expect(PAIRS.map(({ weaker, stronger }) => `${weaker}<${stronger}`)).toEqual([
    'random<cadet',
    'cadet<pilot',
    'pilot<ace',
    'ace<admiral',
  ])
  expect([1, 2].map((number) => playersOf(cadet!, number, DUEL))).toEqual([
    ['cadet', 'random'],
    ['random', 'cadet'],
  ])
})

test('results are read in the order of the numbers, whichever seat the stronger one had', () => {
  const lines = [line(10, false), line(2, true), line(1, true)]
  expect(pairResult(cadet!, lines).results).toEqual([1, 1, 0])
})

test('fewer matches than planned are said; a decided pair needs no more', () => {
  const open = ladderTable([pairResult(cadet!, [line(1, true), line(2, false)])], 200)
  expect(open).toContain('| cadet : random | 8 : 0 | 2 (of 200 planned) | 50 %')
  expect(open).toContain('not decided | 0.20 |')
  const twelve = Array.from({ length: 12 }, (_, i) => line(i + 1, true))
  const decided = ladderTable([pairResult(cadet!, twelve)], 200)
  expect(decided).toContain('| 12 | 100 %')
  expect(decided).toContain('decided: stronger')
})

test("of two teams one is the stronger one's, of three sides one more or one less", () => {
  const teams = [seat('a', 'red'), seat('b', 'blue'), seat('c', 'red'), seat('d', 'blue')]
  expect([1, 2].map((number) => playersOf(cadet!, number, teams))).toEqual([
    ['cadet', 'random', 'cadet', 'random'],
    ['random', 'cadet', 'random', 'cadet'],
  ])
  const three = [seat('a'), seat('b'), seat('c')]
  expect([1, 2].map((number) => playersOf(cadet!, number, three))).toEqual([
    ['cadet', 'random', 'cadet'],
    ['random', 'cadet', 'random'],
  ])
})

test('where several win it has its share; where nobody does neither was better', () => {
  const match = { ...line(1, true), seats: ['a', 'b', 'c'], players: ['cadet', 'random', 'cadet'] }
  const resultOf = (winners: string[]) => pairResult(cadet!, [{ ...match, winners }]).results[0]
  expect(resultOf(['c'])).toBe(1)
  expect(resultOf(['b'])).toBe(0)
  expect(resultOf(['a', 'b'])).toBe(0.5)
  expect(resultOf([])).toBe(0.5)
})
