import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { call } from './call'
import { games } from '../games'
import { mutantsOf } from './fuzz/mutants'

const folder = mkdtempSync(join(tmpdir(), 'flicktable-cli-'))
const file = (name: string): string => join(folder, name)

interface Ran {
  code: number
  out: string
  err: string
}

/** What a command prints, without a process of its own. */
async function run(...args: string[]): Promise<Ran> {
  const said = { log: '', error: '' }
  for (const how of ['log', 'error'] as const)
    vi.spyOn(console, how).mockImplementation((text: string) => void (said[how] += `${text}\n`))
  const code = await call(args)
  vi.restoreAllMocks()
  return { code, out: said.log, err: said.error }
}

const playTo = (name: string, ...more: string[]) => run('play', '--seed', '7', '--out', file(name), ...more)

beforeAll(async () => {
  expect(await playTo('match.json')).toMatchObject({ code: 0 })
})

test('the same seed plays the same match, another seed another', async () => {
  await playTo('again.json')
  expect(readFileSync(file('again.json'), 'utf8')).toBe(readFileSync(file('match.json'), 'utf8'))
  await run('play', '--seed', '8', '--out', file('other.json'))
  expect(readFileSync(file('other.json'), 'utf8')).not.toBe(readFileSync(file('match.json'), 'utf8'))
})

test('verify accepts the match and names the first difference of a forged one', async () => {
  expect(await run('verify', file('match.json'))).toMatchObject({
    code: 0,
    out: expect.stringContaining('The same') as string,
  })
  const record = JSON.parse(readFileSync(file('match.json'), 'utf8')) as { journal: Forgeable[] }
  const forged = record.journal.find((entry) => entry.fact?.by?.result?.poses['die'])!
  forged.fact!.by!.result!.poses['die']!.up = 11
  writeFileSync(file('forged.json'), JSON.stringify(record))
  const verdict = await run('verify', file('forged.json'))
  expect(verdict).toMatchObject({
    code: 1,
    out: expect.stringContaining(`differs at entry ${forged.n}:`) as string,
  })
})

interface Forgeable {
  n: number
  fact?: { by?: { result?: { poses: Record<string, { up?: number }> } } }
}

test('show prints the match in words, as it stood after any entry', async () => {
  expect((await run('show', file('match.json'))).out).toContain('The match is over.')
  expect((await run('show', file('match.json'), '--at', '1')).out).toContain('Question 2 to uprising')
})

test('games lists the set-ups, as JSON too', async () => {
  const games = JSON.parse((await run('games', '--json')).out) as { id: string; setups: { id: string }[] }[]
  expect(games.find(({ id }) => id === 'flickfleet')?.setups.map(({ id }) => id)).toContain('introductory')
})

test('a scene file is played; a wrong expectation is told', async () => {
  const scene = 'testdata/scenes/flickfleet/001-hitting-capital-ships/shield-goes-first.json'
  expect(await run('scene', scene)).toMatchObject({ code: 0 })
  const wrong = readFileSync(scene, 'utf8').replace('"ships.s4.shields": 1', '"ships.s4.shields": 2')
  writeFileSync(file('wrong.json'), wrong)
  expect(await run('scene', file('wrong.json'))).toMatchObject({
    code: 1,
    out: 'ships.s4.shields is 1, not 2\n',
  })
})

describe('bad arguments: one clear line, exit 2, no stack', () => {
  test.each([
    [['nonsense'], "There is no command 'nonsense'"],
    [['play', '--seed', 'x'], "--seed takes a whole number of at least 0, not 'x'."],
    [['play', '--game', 'chess'], "There is no game 'chess'. There is: flickfleet, flicktier."],
    [['play', '--setup', 'nowhere'], "FlickFleet has no set-up 'nowhere'."],
    [['play', '--seats', 'random'], 'has 2 seats; 1 players were named.'],
    [['play', '--seats', 'random,genius'], "There is no player 'genius'."],
    [['play', '--choices', 'placing=in space'], "not 'in space'"],
    [['verify'], 'FILE is missing.'],
    [['verify', 'package.json'], 'is not a match file'],
    [['verify', '/nowhere.json'], 'cannot be read'],
    [['fuzz', '--mutant', 'x'], "There is no mutant 'x'."],
    [['fuzz', '--setup', 'nowhere'], "FlickFleet has no set-up 'nowhere'."],
    [['fuzz', '--matches', '0'], '--matches takes a whole number of at least 1'],
    [['bench', 'everything'], "There is no bench 'everything'."],
    [['serve', '--port', '99999'], '--port'],
    [['games', '--loud'], '--loud'],
  ])('%j', async (args, why) => {
    const { code, err } = await run(...args)
    expect(code).toBe(2)
    expect(err).toContain(why)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

test.each(['serve', 'games', 'play', 'verify', 'show', 'scene', 'fuzz', 'bench'])(
  '%s --help says what it does',
  async (name) => {
    expect(await run(name, '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`flicktable ${name}`) as string,
    })
  },
)

test.each(Object.keys(mutantsOf(games[0]!)))(
  'the fuzzer finds the planted fault %s and leaves a file that reproduces it',
  async (mutant) => {
    const args = ['fuzz', '--table', 'scripted', '--matches', '20', '--mutant', mutant, '--out', folder]
    const { code, out } = await run(...args)
    expect(code).toBe(1)
    const command = /npx flicktable (fuzz .*)/.exec(out)![1]!
    expect(await run(...command.split(' '), '--out', folder)).toMatchObject({ code: 1 })
  },
)

test('the program ends with the code of its command, and says the same', async () => {
  const args = ['play', '--game', 'chess']
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/flicktable.mjs', ...args], {
    encoding: 'utf8',
  })
  expect({ code: status, out: stdout, err: stderr }).toEqual(await run(...args))
})
