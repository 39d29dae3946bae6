import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import { flickOf, startMatch, type Match, type Plays } from '../../match'
import { loadShelf } from '../shelf'
import { introduction } from '../testing/shelf'
import { openFlicks } from './pool'
import play from './worker'

const folder = mkdtempSync(join(tmpdir(), 'flicks-'))

afterAll(() => rmSync(folder, { recursive: true }))

async function begun(): Promise<Match> {
  const { tables } = await loadShelf()
  const { setup, names, sameScreen } = introduction()
  const seats = Object.entries(names).map(([seat, name]) => ({ seat, name, player: 'human' }))
  const started = startMatch(flickfleet, tables, { setup, seats, sameScreen, chance: 'a secret of sixteen' })
  if (!started.ok) throw new Error(started.why)
  return started.match
}

const pushOf = (match: Match): Plays => ({
  rest: match.running.turn.s.table,
  flick: { piece: 's1', surface: { edges: [2, 3, 4] }, aim: { at: 60, bearing: 0, speed: 900 } },
})

test('a thread plays to the same bits as the table here', async () => {
  const match = await begun()
  const plays = pushOf(match)
  const sent = structuredClone({ game: 'flickfleet', board: match.game.boardOf(match.running.turn.s), plays })
  const here = flickOf(match.table.play, plays)
  expect(here).toMatchObject({ ok: true })
  expect(structuredClone(await play(sent))).toEqual(here)
})

test('a thread that dies is replaced, and the flick is played again', async () => {
  const [file, mark] = [join(folder, 'worker.mjs'), JSON.stringify(join(folder, 'died'))]
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
    export default (job) => {
      if (!existsSync(${mark})) {
        writeFileSync(${mark}, '')
        process.exit(1)
      }
      return job
    }`,
  )
  const match = await begun()
  const plays = pushOf(match)
  const flicks = openFlicks(file)
  expect(await flicks.play(match, plays, 'ada')).toEqual({ game: 'flickfleet', board: 'mat', plays })
  await flicks.close()
})
