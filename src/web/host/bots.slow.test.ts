import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameById } from '../../games'
import { verify, type MatchRecord, type Pondering } from '../../match'
import { createTable, loadJolt } from '../../table'
import { createGlide } from '../../table/glide'
import { createTape } from '../../table/tape'
import { sitDown, ok, type Player } from './testing/player'
import { newWorkplace, type ServerProcess, type Workplace } from './testing/server'
import { socketHost, type SocketHost } from './socket'

let place: Workplace
let server: ServerProcess
let host: SocketHost

beforeAll(async () => {
  place = await newWorkplace()
  server = await place.start()
  host = socketHost(server.url)
})

afterAll(async () => {
  host.close()
  await server.kill('SIGTERM')
  place.clear()
})

const wanted = (bots: Record<string, string>) => ({
  game: 'flickfleet',
  setup: { setup: 'introductory', choices: {} },
  names: { uprising: 'Ada', imperium: 'Cadet' },
  bots,
  sameScreen: true,
})

const flicks = ({ tracks }: Player): number => Object.keys(tracks).length

/** Answers by chance whenever a person is asked, until enough was flicked. */
async function playWithBot(player: Player, most: number): Promise<void> {
  for (let step = 0; flicks(player) < most && !player.now().ended; step++) {
    await player.until(({ prompt, ended }) => ended !== null || (prompt?.asks.length ?? 0) > 0)
    if (player.now().ended) return
    const { seat, answer } = player.some(`step ${step}`)
    ok(await player.link.answer(seat, answer))
  }
}

test('a bot answers for its seat, tells how far it is, and its flicks are verified like all', async () => {
  const made = await host.create(wanted({ imperium: 'cadet' }))
  if (!made.ok) throw new Error(made.why)
  const told: (Pondering | null)[] = []
  const player = await sitDown(host, made.id, ['uprising'], (thinking) => told.push(thinking))
  await playWithBot(player, 12)
  expect(player.now().seats).toContainEqual({ seat: 'imperium', name: 'Cadet', player: 'cadet' })
  const file = await fetch(`${server.url}/api/matches/${made.id}/journal`)
  const record = (await file.json()) as MatchRecord
  const seats = record.journal.flatMap((e) =>
    e.is === 'fact' && e.fact.did === 'answered' ? [e.fact.by.seat] : [],
  )
  expect(seats).toContain('imperium')
  const game = gameById(record.game)!
  const board = game.boards['mat']!
  const { play } = createTable(await loadJolt(), board)
  const table = { board, play, tape: createTape(board), glide: createGlide(board) }
  expect(verify(game, table, record)).toMatchObject({ ok: true })
})

test('an unknown level and a seat that is not there are refused with what there is', async () => {
  expect(await host.create(wanted({ imperium: 'emperor' }))).toEqual({
    ok: false,
    why: "There is no bot 'emperor'. There is: cadet, pilot, ace, admiral.",
  })
  expect(await host.create(wanted({ pirates: 'cadet' }))).toEqual({
    ok: false,
    why: "'pirates' is no seat of this set-up. Its seats: uprising, imperium.",
  })
})
