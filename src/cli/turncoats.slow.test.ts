import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtForTests, type Program, type Ran } from './testing/built'

/** Every command that plays, with a game of four seats, teams, secret cards and scores. */

let program: Program
beforeAll(async () => {
  program = await builtForTests()
})
afterAll(() => program.clear())

const file = (name: string): string => join(program.folder, name)
const ran = (command: string, ...more: string[]): Ran =>
  program.run(...command.split(' '), '--game', 'turncoats', ...more)

/** A result, and what the match had. */
const RESULT = /^(.+ wins?|.+ win together|Everybody loses)\. .* \d+ turns, \d+ facts, \d+ flicks\.$/m

test('games lists it with its seats and choices', () => {
  const { out } = program.run('games')
  expect(out).toMatch(/duel +Turncoats; seats north, east, south, west; players: 4 \| 2/)
})

test('play, verify and show: a match of four, one of them a bot, from its first card to its scores', () => {
  const players = ['--seats', 'cadet,random,random,random', '--out', file('match.json')]
  const { out, code } = ran('play --seed 3', ...players)
  expect(code).toBe(0)
  expect(out).toMatch(RESULT)
  const verdict = program.run('verify', file('match.json'))
  expect(verdict).toMatchObject({ code: 0, out: expect.stringContaining('The same: all') as string })
  const end = program.run('show', file('match.json')).out
  expect(end).toMatch(/West: \d+ points \(\d+ cards, \d+ loyal discs, \d+ pot, \d+ D12\)\./)
  expect(end).toContain('The match is over.')
  expect(program.run('show', file('match.json'), '--at', '2').out).toContain('Question 3 to north')
})

test('all seats are played by chance where nobody is named, whatever the choices', () => {
  expect(ran('play --choices players=2').out).toMatch(RESULT)
  expect(ran('play --choices players=2 --seats random')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Turncoats, duel has 2 seats; 1 players were named.') as string,
  })
})

test('play --matches: the share of every seat', () => {
  const { out, err, code } = ran('play --choices players=2 --matches 3 --workers 1')
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(3)
  expect(err).toMatch(/north \(random\): .* of 3 matches\nsouth \(random\): /)
})

test('scene: the same files that the tests play', () => {
  const name = 'testdata/scenes/turncoats/900-flicking/into-the-pot.json'
  expect(program.run('scene', name)).toMatchObject({ code: 0 })
})

test('fuzz finds a planted fault of it, and the command that it names finds it again', () => {
  const { out, code } = ran('fuzz --table scripted --matches 9 --mutant lost-card', '--out', program.folder)
  expect(code).toBe(1)
  const [, again] = /npx flicktable (fuzz .*)/.exec(out)!
  expect(again).toContain('--game turncoats')
  expect(program.run(...again!.split(' '), '--out', program.folder).code).toBe(1)
})

test('ladder: the levels play it against each other, in teams', () => {
  const { out, code } = ran('ladder --cap 1 --workers 1 --choices players=2', '--out', file('ladder.jsonl'))
  expect(code).toBe(0)
  expect(out).toMatch(/\| admiral : ace \| .* \| 1 \| /)
})

test('balance: what each team is worth', () => {
  const files = ['--out', file('balance.jsonl'), '--picture', file('balance.svg')]
  const { out, code } = ran('balance --player random --matches 2 --workers 1', ...files)
  expect(code).toBe(0)
  expect(out).toMatch(/\| Turncoats \| 2 \| North and South .*; East and West /)
  expect(readFileSync(file('balance.svg'), 'utf8')).toContain('Turncoats')
})
