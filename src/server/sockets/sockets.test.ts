import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShownPrompt, WireChange, WireShowing } from '../../match'
import { IMPERIUM, introduction, noThreads, shelfWithoutPhysics, UPRISING } from '../testing/shelf'
import { memoryStore } from '../testing/memoryStore'
import { openTables } from '../tables/tables'
import { attachSockets } from './sockets'

let http: Server
let url: string
let socket: Socket

beforeAll(async () => {
  http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  attachSockets(http, openTables(shelfWithoutPhysics, memoryStore(), noThreads))
  url = `http://localhost:${(http.address() as { port: number }).port}`
  socket = await connected()
})

afterAll(() => {
  socket.close()
  http.closeAllConnections()
  http.close()
})

async function connected(headers: Record<string, string> = {}): Promise<Socket> {
  const once = { forceNew: true, reconnection: false }
  const made = io(url, { ...once, transports: ['websocket'], extraHeaders: headers })
  return new Promise((done, failed) => made.on('connect', () => done(made)).on('connect_error', failed))
}

const send = (name: string, message: unknown): Promise<unknown> =>
  socket.timeout(3000).emitWithAck(name, message)

async function openMatch(link: number): Promise<string> {
  const { id } = (await send('create', introduction())) as { id: string }
  expect(await send('open', { link, id, seats: [UPRISING] })).toEqual({ ok: true })
  return id
}

const refused = (why: RegExp) => ({ ok: false, why: expect.stringMatching(why) as string })

const MANY = Array(1000).fill('a')

/** The fair battle with this fleet in the south; there is room for a text, and no end of room. */
const fair = (south: string) => ({
  ...introduction(),
  setup: { setup: 'fair_battle', choices: { points: '10', south, obstacles: '' } },
  names: { south: 'A', north: 'B' },
})

const chosen = (choices: Record<string, unknown>) => ({
  ...fair('uprising: destroyer'),
  setup: { setup: 'fair_battle', choices },
})

const nested = (deep: number): unknown => (deep ? [nested(deep - 1)] : 1)

test.each([
  ['nothing', 'open', null, /'open' is not understood: /],
  ['no message at all', 'constructor', {}, /does not know/],
  ['a seat twice', 'open', { link: 1, id: 'x', seats: ['N', 'N'] }, /\(seats\).*twice/],
  ['no number', 'answer', { link: 1, seat: 'N', answer: { n: NaN, ids: [] } }, /\(answer\.n\)/],
  ['half an aim', 'answer', { link: 1, seat: 'N', answer: { n: 1, ids: ['a'], aim: { at: 1 } } }, /bearing/],
  ['a thousand options', 'answer', { link: 1, seat: 'N', answer: { n: 1, ids: MANY } }, /ids/],
  ['bytes', 'retract', Buffer.from('bytes'), /'retract' is not understood/],
  ['a name that turns its line', 'create', { ...introduction(), names: { N: 'a\u202eb' } }, /plain text/],
  ['a name that shows nothing', 'create', { ...introduction(), names: { N: '\u3164' } }, /plain text/],
  ['a blank of Braille', 'create', { ...introduction(), names: { N: 'a\u2800' } }, /plain text/],
  ['half a letter', 'create', { ...introduction(), names: { N: '\ud800' } }, /plain text/],
  ['a letter of nobody', 'create', { ...introduction(), names: { N: '\ue000' } }, /plain text/],
  ['a tower', 'create', { ...introduction(), names: { N: `a${'\u0301'.repeat(39)}` } }, /many marks/],
  ['marks alone', 'create', { ...introduction(), names: { N: '\u0301' } }, /must show something/],
  ['a NUL in an id', 'open', { link: 1, id: 'a\0b', seats: [] }, /\(id\): must be plain text/],
  ['an endless fleet', 'create', fair('x'.repeat(4001)), /\(setup\.choices\.south\)/],
  ['a fleet over its points', 'create', fair('uprising: 2 destroyer'), /costs 20 points, 10 over/],
  [
    'an unknown scenario',
    'create',
    { ...introduction(), setup: { setup: 'waterloo', choices: {} } },
    /no set-up/,
  ],
  ['an unknown choice', 'create', chosen({ weather: 'fine' }), /no choice 'weather'/],
  ['a choice that is no data', 'create', chosen({ points: Buffer.from('40') }), /\(setup\.choices\.points\)/],
  ['a choice without a bottom', 'create', chosen({ points: nested(1000) }), /must be plain data/],
  ['points that are a list', 'create', chosen({ points: [40] }), /not \[40\]/],
  ['points that are no number', 'create', chosen({ points: 'NaN' }), /not 'NaN'/],
  ['a ship of the other side', 'create', fair('uprising: dreadnought'), /no Dreadnought/],
  ['an unknown obstacle', 'create', chosen({ obstacles: 'sofa' }), /'sofa' is no obstacle/],
  ['a moon that moves', 'create', chosen({ obstacles: 'moon mobile' }), /always static/],
  ['a match that is not there', 'open', { link: 1, id: 'nowhere', seats: [] }, /no match/],
  ['a link that is not open', 'resign', { link: 77, seat: UPRISING }, /not have that match open/],
])('%s is refused with its reason', async (_, name, message, why) => {
  expect(await send(name, message)).toEqual(refused(why))
})

test('a fleet may be a longer text', async () => {
  const text = `uprising: carrier (empty)${' '.repeat(80)}`
  expect(await send('create', fair(text))).toMatchObject({ ok: true })
})

/** The first question of a battle in which ships and a moon are placed by hand goes to the south. */
test('a wrong answer is refused with its reason, and the match goes on', async () => {
  const choices = { points: '10', south: 'uprising: destroyer', north: 'imperium: destroyer' }
  const wanted = chosen({ ...choices, placing: 'by hand', obstacles: 'moon' })
  const { id } = (await send('create', wanted)) as { id: string }
  await send('open', { link: 5, id, seats: ['south', 'north'] })
  const place = (n: number, pose: unknown, seat = 'south') =>
    send('answer', { link: 5, seat, answer: { n, ids: ['place'], pose } })
  const good = { x: 450, y: 450, a: 0 }
  expect(await place(1, { ...good, x: NaN })).toEqual(refused(/\(answer\.pose/))
  expect(await place(1, { ...good, x: -500 })).toEqual(refused(/over the edge/))
  expect(await place(1, undefined)).toEqual(refused(/needs a place/))
  expect(await place(9, good)).toEqual(refused(/answers question 9/))
  expect(await place(1, good, 'north')).toEqual(refused(/not your decision/))
  expect(await place(1, good)).toMatchObject({ ok: true })
})

test('a page acts only for the seats it has taken', async () => {
  await openMatch(2)
  expect(await send('resign', { link: 2, seat: 'imperium' })).toEqual(refused(/does not sit at 'imperium'/))
})

test('the whole match is told without the secret of chance while it goes on', async () => {
  await openMatch(6)
  const running = await send('past', { link: 6 })
  expect(running).toMatchObject({ ok: true, record: { format: 2, journal: [], ending: null } })
  expect(running).not.toMatchObject({ record: { chance: expect.any(String) as string } })
  await send('resign', { link: 6, seat: UPRISING })
  const over = await send('past', { link: 6 })
  expect(over).toMatchObject({
    record: { chance: expect.any(String) as string, ending: { how: 'resigned' } },
  })
  expect(await send('past', { link: 78 })).toEqual(refused(/not have that match open/))
})

test('a closed match is shown no more', async () => {
  const shown: (WireShowing | WireChange)[] = []
  socket.on('show', (showing: WireShowing) => shown.push(showing))
  socket.on('change', (change: WireChange) => shown.push(change))
  const id = await openMatch(3)
  await send('close', { link: 3 })
  await send('open', { link: 4, id, seats: [UPRISING] })
  await send('resign', { link: 4, seat: UPRISING })
  expect(shown.map(({ link }) => link)).toEqual([3, 4, 4])
  const [, whole, changed] = shown
  expect(whole).not.toHaveProperty('since')
  expect(changed).toMatchObject({ since: whole!.nr, at: 1, change: { now: { prompt: null } } })
})

test('a plain answer is told to a page in less than a kilobyte, however long the match is', async () => {
  const sizes: number[] = []
  const prompts: (ShownPrompt | null | undefined)[] = []
  socket.on('show', ({ link, view }: WireShowing) => link === 5 && prompts.push(view.prompt))
  socket.on('change', (changed: WireChange) => {
    if (changed.link !== 5) return
    sizes.push(JSON.stringify(changed).length)
    prompts.push(changed.change.now.prompt)
  })
  const { id } = (await send('create', introduction())) as { id: string }
  const SEATS = [UPRISING, IMPERIUM]
  await send('open', { link: 5, id, seats: SEATS })
  for (let n = 0; n < 60; n++) {
    const [ask] = prompts.at(-1)!.asks
    const option = ask!.options.find((one) => /^(activate:|end$)/.test(one.id))!
    const answer = { n: prompts.at(-1)!.n, ids: [option.id] }
    expect(await send('answer', { link: 5, seat: ask!.seat, answer })).toEqual({ ok: true })
  }
  const mean = (some: number[]): number => some.reduce((sum, one) => sum + one) / some.length
  expect(sizes).toHaveLength(60)
  // Two pages at one screen: each question comes with its options.
  expect(mean(sizes.slice(0, 20))).toBeLessThan(1200)
  expect(mean(sizes.slice(-20))).toBeLessThan(1200)
})

test('a message too long ends that connection and no other', async () => {
  const other = await connected()
  other.emit('list', { filler: 'x'.repeat(100_000) }, () => {})
  await new Promise((gone) => other.on('disconnect', gone))
  expect(await send('list', {})).toMatchObject({ ok: true })
})

test('a message that wants no reply does nothing', async () => {
  socket.emit('create', introduction())
  socket.emit('open', { link: 9 }, 'no function')
  expect(await send('list', {})).toMatchObject({ ok: true })
})

test('a name may be a family, or written with marks', async () => {
  const names = { uprising: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', imperium: 'Nguye\u0302\u0303n' }
  expect(await send('create', { ...introduction(), names })).toMatchObject({ ok: true })
})

test('a page that asks for more than 32 things at once is refused the rest, and only it', async () => {
  const [greedy, other] = await Promise.all([connected(), connected()])
  const all = Array.from({ length: 100 }, () => greedy.timeout(3000).emitWithAck('list', {}))
  expect(await other.timeout(3000).emitWithAck('list', {})).toMatchObject({ ok: true })
  const taken = ((await Promise.all(all)) as { ok: boolean }[]).filter(({ ok }) => ok).length
  expect(taken).toBeGreaterThanOrEqual(32)
  expect(taken).toBeLessThan(100)
  expect(await greedy.timeout(3000).emitWithAck('list', {})).toMatchObject({ ok: true })
  greedy.close()
  other.close()
})

test('a page makes thirty matches, then one a minute; another page makes its own', async () => {
  const greedy = await connected()
  const make = (page: Socket) => page.timeout(3000).emitWithAck('create', introduction())
  for (let n = 0; n < 30; n++) expect(await make(greedy)).toMatchObject({ ok: true })
  expect(await make(greedy)).toEqual(refused(/very many matches/))
  expect(await send('create', introduction())).toMatchObject({ ok: true })
  greedy.close()
})

test('a foreign page gets no connection', async () => {
  await expect(connected({ origin: 'https://example.org' })).rejects.toThrow()
  await expect(connected({ host: 'example.org', origin: 'http://example.org' })).rejects.toThrow()
  const own = await connected({ origin: url })
  own.close()
})
