import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameById } from '../../games'
import { board } from '../../games/flickfleet'
import { verify, type MatchRecord } from '../../match'
import { createTable, loadJolt } from '../../table'
import { createTape } from '../../table/tape'
import { newMatch, ok, sitDown, type Player } from './testing/player'
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

const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port)

/** Plays legal answers by chance until the table has acted at least once. */
async function playToFlick(player: Player): Promise<void> {
  for (let step = 0; Object.keys(player.tracks).length === 0; step++) {
    const { seat, answer } = player.some(`step ${step}`)
    ok(await player.link.answer(seat, answer))
  }
}

test('a match is shown at once, an answer moves it on, and the list knows it', async () => {
  const id = await newMatch(host)
  const player = await sitDown(host, id)
  const { n } = player.now().prompt!
  const { seat, answer } = player.some('first')
  expect(await player.link.answer(seat, answer)).toEqual({ ok: true })
  expect(player.now().prompt!.n).toBeGreaterThan(n)
  const [listed] = await host.list()
  expect(listed).toMatchObject({ id, names: ['Ada', 'Grace'], waiting: ['Ada'] })
})

test('a double click does nothing; late and wrong answers are refused; the right one works', async () => {
  const player = await sitDown(host, await newMatch(host))
  const { seat, answer } = player.some('first')
  expect(await Promise.all([player.link.answer(seat, answer), player.link.answer(seat, answer)])).toEqual([
    { ok: true },
    { ok: true },
  ])
  expect(player.views.length).toBe(2)

  const late = await player.link.answer(seat, { n: answer.n, ids: ['something else'] })
  expect(late).toMatchObject({ ok: false, why: expect.stringContaining('the question now is') as string })
  const wrong = await player.link.answer(seat, { n: player.now().prompt!.n, ids: ['fly away'] })
  expect(wrong).toMatchObject({ ok: false, why: expect.stringContaining("'fly away'") as string })
  expect(player.views.length).toBe(2)

  const next = player.some('second')
  expect(await player.link.answer(next.seat, next.answer)).toEqual({ ok: true })
  expect(player.views.length).toBe(3)
})

test('a double click on undo takes back one step', async () => {
  const player = await sitDown(host, await newMatch(host))
  for (const seed of ['a', 'b']) {
    const { seat, answer } = player.some(seed)
    ok(await player.link.answer(seat, answer))
  }
  const replies = await Promise.all([player.link.retract('uprising'), player.link.retract('uprising')])
  expect(replies.map((reply) => reply.ok)).toEqual([true, false])
})

test('two screens of one match see the same, each its own seat', async () => {
  const other = socketHost(server.url)
  const id = await newMatch(host, false)
  const [ada, grace] = [await sitDown(host, id, ['uprising']), await sitDown(other, id, ['imperium'])]
  const { seat, answer } = ada.some('first')
  ok(await ada.link.answer(seat, answer))
  const seen = await grace.until(({ prompt }) => prompt!.n === ada.now().prompt!.n)
  expect(seen.state).toEqual(ada.now().state)
  expect(seen.prompt).toMatchObject({ asks: [], waiting: ['uprising'] })
  expect(await grace.link.answer('uprising', answer)).toMatchObject({ ok: false })
  other.close()
})

test('a server killed in the middle of a turn loses nothing, and the page goes on by itself', async () => {
  const id = await newMatch(host)
  const player = await sitDown(host, id)
  await playToFlick(player)
  const before = player.now()
  const shown = player.views.length

  await server.kill('SIGKILL')
  server = await place.start(portOf(server))
  await player.until(() => player.views.length > shown)
  expect(player.now()).toEqual(before)

  const { seat, answer } = player.some('after')
  expect(await player.link.answer(seat, answer)).toEqual({ ok: true })
})

test('an answer whose reply the kill swallowed is sent again, and taken once', async () => {
  const player = await sitDown(host, await newMatch(host))
  const { seat, answer } = player.some('first')
  const replied = player.link.answer(seat, answer)
  await server.kill('SIGKILL')
  server = await place.start(portOf(server))
  expect(await replied).toEqual({ ok: true })
  const { prompt } = await player.until((view) => view.prompt!.n > answer.n)
  expect(prompt!.n).toBe(answer.n + 1)
})

test('the file of a running match has no secret, that of a finished one has', async () => {
  const id = await newMatch(host)
  const { link } = await sitDown(host, id)
  const file = async (): Promise<object> =>
    (await (await fetch(`${server.url}/api/matches/${id}/journal`)).json()) as object
  expect(await file()).not.toHaveProperty('chance')
  ok(await link.resign('uprising'))
  expect(await file()).toHaveProperty('chance')
  expect((await host.list()).map((listed) => listed.id)).not.toContain(id)
})

test('a whole match over the socket ends, and its file is played again to the same end', async () => {
  const id = await newMatch(host)
  const player = await sitDown(host, id)
  for (let step = 0; player.now().prompt; step++) {
    const { seat, answer } = player.some(`whole ${step}`)
    ok(await player.link.answer(seat, answer))
  }
  const file = await fetch(`${server.url}/api/matches/${id}/journal`)
  const { play, glide } = createTable(await loadJolt(), board)
  const table = { board, tape: createTape(board), play, glide }
  const record = (await file.json()) as MatchRecord
  const verdict = verify(gameById('flickfleet')!, table, record)
  expect(verdict).toMatchObject({ ok: true, chance: 'checked' })
  expect(player.now().ended).not.toBeNull()
})

test('a second server on the same folder is refused in one line', async () => {
  const { lines, code } = await place.refused()
  expect(lines).toEqual([expect.stringMatching(/^Another server .*http:\/\/localhost:\d+\) uses/)])
  expect(code).toBe(1)
})

test('a busy port: the next free one, and said so; told to end, it gives the folder back', async () => {
  const busy = await occupied()
  const { port } = busy.address() as { port: number }
  const elsewhere = await newWorkplace()
  const second = await elsewhere.start(port)
  expect(portOf(second)).toBeGreaterThan(port)
  expect(second.lines[0]).toBe(`Port ${port} is busy.`)
  // `timeout` and `npm` pass a signal on that the group gets as well.
  expect(await Promise.all([second.kill('SIGTERM'), second.kill('SIGTERM')])).toEqual([0, 0])
  expect(existsSync(join(elsewhere.data, 'server.lock'))).toBe(false)
  elsewhere.clear()
  busy.close()
})

async function occupied(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
