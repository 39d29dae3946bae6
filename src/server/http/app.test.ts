import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchRecord } from '../../match'
import { answering } from '../tables/acts'
import { openTables } from '../tables/tables'
import { memoryStore, type MemoryStore } from '../testing/memoryStore'
import { introduction, noThreads, shelfWithoutPhysics } from '../testing/shelf'
import { httpApp } from './app'
import type { MatchDesk } from './desk'

let app: FastifyInstance
let desk: MatchDesk

let store: MemoryStore

beforeEach(async () => {
  store = memoryStore()
  desk = { instance: 'this run', tables: openTables(shelfWithoutPhysics, store, noThreads) }
  app = await httpApp(desk)
})

afterEach(() => app.close())

const get = (url: string, host = 'localhost:7311') => app.inject({ url, headers: { host } })

test('health tells which run of the server this is', async () => {
  expect((await get('/api/health')).json()).toEqual({ ok: true, ready: true, instance: 'this run' })
})

const ANYWHERE = ['/api/health', '/', '/api/nothing', '/../package.json']

test.each(ANYWHERE)('%s comes with the headers of security', async (url) => {
  expect((await get(url)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';") as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  })
})

test('no other page may read: no CORS, and no foreign name of this machine', async () => {
  const headers = { host: 'localhost', origin: 'https://example.org' }
  const answer = await app.inject({ url: '/api/health', headers })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect((await get('/api/health', 'example.org')).statusCode).toBe(403)
})

test('a match is a download', async () => {
  const made = await desk.tables!.create(introduction())
  const { id } = made as { ok: true; id: string }
  const answer = await get(`/api/matches/${id}/journal`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="flicktable-${id}.json"`,
  })
  expect(answer.json()).toMatchObject({ format: 2, game: 'flickfleet', journal: [] })
})

test.each([
  '/api/matches/nowhere/journal',
  '/api/matches/nowhere/tracks/1',
  '/api/matches/nowhere/tracks/x',
  '/api/matches/%00/journal',
  '/api/matches/a%20b/tracks/1',
  '/api/nothing',
])('there is nothing at %s', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ ok: false })
})

test('before the database is open, a match is asked for in vain', async () => {
  desk.tables = null
  expect((await get('/api/matches/nowhere/journal')).statusCode).toBe(503)
})

test('what the client did wrong is said as that, and not reported', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const headers = { host: 'localhost', 'content-type': 'application/json', 'content-length': '999999999' }
  const large = await app.inject({ method: 'POST', url: '/api/health', headers, payload: '{}' })
  expect([large.statusCode, large.json()]).toMatchObject([413, { ok: false }])
  for (const code of [400, 403, 416]) {
    const fault = Object.assign(new Error('secret'), { statusCode: code })
    const failing = await httpApp(desk)
    failing.get('/fails', () => Promise.reject(fault))
    const answer = await failing.inject({ url: '/fails', headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(code)
    expect(answer.body).not.toContain('secret')
    await failing.close()
  }
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
})

test('half a request is closed', () => {
  const { requestTimeout, headersTimeout } = app.server
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 15_000])
})

/** A match of which something is wrong in the store. */
async function spoilt(spoil: (record: MatchRecord) => void) {
  const made = await desk.tables!.create(introduction())
  const { id } = made as { ok: true; id: string }
  await desk.tables!.step(id, answering('uprising', { n: 1, ids: ['activate:s1'] }), 'somebody')
  await desk.tables!.step(id, answering('uprising', { n: 2, ids: ['end'] }), 'somebody')
  spoil(store.records.get(id)!)
  return get(`/api/matches/${id}/journal`)
}

test('a match that is there but cannot be opened is told so, not called unknown', async () => {
  const strange = await spoilt((record) => (record.game = 'chess'))
  expect([strange.statusCode, strange.json()]).toMatchObject([
    503,
    { why: expect.stringContaining("'chess'") as string },
  ])
  const torn = await spoilt(({ journal }) => journal.splice(0, 1))
  expect([torn.statusCode, torn.json()]).toMatchObject([
    503,
    { why: expect.stringContaining('entry 1 is missing') as string },
  ])
  expect((await get('/api/matches/nowhere/journal')).statusCode).toBe(404)
})
