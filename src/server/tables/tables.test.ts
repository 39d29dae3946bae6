import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerDraw, resign, type Flicked, type Match, type View } from '../../match'
import { IMPERIUM, introduction, noThreads, shelfWithoutPhysics, UPRISING } from '../testing/shelf'
import { memoryStore, type MemoryStore } from '../testing/memoryStore'
import { type Act, answering, offering, replying, retracting } from './acts'
import { openTables, type Tables } from './tables'

const SOMEBODY = { client: 'somebody', think: () => {} }

let store: MemoryStore
let tables: Tables
let id: string
let views: View[]

beforeEach(async () => {
  // A failure of the store is told to whoever runs the server.
  vi.spyOn(console, 'error').mockReturnValue()
  store = memoryStore()
  tables = openTables(shelfWithoutPhysics, store, noThreads)
  id = await begin()
})

afterEach(() => vi.restoreAllMocks())

async function begin(sameScreen = true): Promise<string> {
  const made = await tables.create(introduction(sameScreen))
  if (!made.ok) throw new Error(made.why)
  views = []
  const seats = sameScreen ? [UPRISING, IMPERIUM] : [UPRISING]
  await tables.watch(made.id, { ...SOMEBODY, seats, show: ({ view }) => views.push(view) })
  return made.id
}

const options = (): string[] => views.at(-1)!.prompt!.asks[0]!.options.map((option) => option.id)
const noFlick = (): never => {
  throw new Error('Nothing is flicked here.')
}
const step = (act: Act) => tables.step(id, act, 'somebody')
const choose = (n: number, option: string) => step(answering(UPRISING, { n, ids: [option] }))
const stored = () => store.records.get(id)!.journal.length
const refused = (why: RegExp) => ({ ok: false, why: expect.stringMatching(why) as string })

test('a match is stored before its first question is shown', () => {
  expect(store.records.get(id)!.turns.length).toBeGreaterThan(0)
  expect(views.map(({ prompt }) => prompt?.n)).toEqual([1])
})

test('nothing is answered or shown before it is stored', async () => {
  let open = (): void => {}
  store.gate = new Promise((done) => (open = done))
  let answered = false
  const answer = choose(1, options()[0]!).finally(() => (answered = true))
  await new Promise((later) => setTimeout(later, 20))
  expect([answered, views.length, stored()]).toEqual([false, 1, 0])
  open()
  expect(await answer).toEqual({ ok: true })
  expect([views.length, stored()]).toEqual([2, 1])
})

test('what could not be stored is refused, has not happened, and works afterwards', async () => {
  store.failing = true
  expect(await choose(1, options()[0]!)).toEqual(refused(/try again/))
  expect([views.length, stored()]).toEqual([1, 0])
  store.failing = false
  expect(await choose(1, options()[0]!)).toEqual({ ok: true })
  expect(stored()).toBe(1)
})

test('the same answer twice is taken once; another one to the same question is late', async () => {
  const [ship, other] = options()
  expect(await Promise.all([choose(1, ship!), choose(1, ship!)])).toEqual([{ ok: true }, { ok: true }])
  expect(await choose(1, other!)).toEqual(refused(/^That answers question 1; the question now is 2\.$/))
  expect([views.length, stored()]).toEqual([2, 1])
})

test('a wrong answer gets its reason and changes nothing; the next right one works', async () => {
  expect(await choose(1, 'activate:moon')).toEqual(refused(/'activate:moon'/))
  expect([views.length, stored()]).toEqual([1, 0])
  expect(await choose(1, options()[0]!)).toEqual({ ok: true })
})

test('only what the player saw last can be taken back', async () => {
  await choose(1, options()[0]!)
  expect(await step(retracting(UPRISING, 0))).toMatchObject({ ok: false })
  expect(await step(retracting(UPRISING, 1))).toEqual({ ok: true })
  expect(await step(retracting(UPRISING, 1))).toMatchObject({ ok: false })
  expect(views.at(-1)!.state).toEqual(views[0]!.state)
})

test('only the offer that the player saw can be accepted', async () => {
  id = await begin(false)
  await step((m) => offerDraw(m, UPRISING))
  expect(await step(replying(IMPERIUM, 0, 'accept'))).toMatchObject({ ok: false })
  expect(views.at(-1)!.ended).toBeNull()
  expect(await step(replying(IMPERIUM, 1, 'accept'))).toEqual({ ok: true })
  expect(views.at(-1)!.ended).toMatchObject({ how: 'agreed' })
})

test('apart, a screen takes one seat; nobody takes a seat that is not there', async () => {
  id = await begin(false)
  const watch = (...seats: string[]) => tables.watch(id, { ...SOMEBODY, seats, show: () => {} })
  expect(await watch(UPRISING, IMPERIUM)).toMatchObject({ ok: false })
  expect(await watch('constructor')).toMatchObject({ ok: false })
  expect(await watch()).toMatchObject({ ok: true })
})

test('an unknown match, game, set-up or a missing name is refused', async () => {
  expect(await tables.step('nowhere', (m) => resign(m, UPRISING), 'somebody')).toEqual({
    ok: false,
    why: 'There is no match with this address.',
  })
  const wanted = introduction()
  expect(await tables.create({ ...wanted, game: 'chess' })).toMatchObject({ ok: false })
  const setup = { setup: 'constructor', choices: {} }
  expect(await tables.create({ ...wanted, setup })).toMatchObject({ ok: false })
  expect(await tables.create({ ...wanted, names: { [UPRISING]: 'Ada' } })).toMatchObject({ ok: false })
  expect(store.records.size).toBe(1)
})

test('without its lock nothing is read, stored or reported as a fault', async () => {
  store.terms = null
  const told = refused(/has lost its database/)
  expect(await choose(1, options()[0]!)).toEqual(told)
  expect(await tables.read(id, () => 1)).toEqual(told)
  expect([stored(), vi.mocked(console.error).mock.calls.length]).toEqual([0, 0])
})

test('what another server did meanwhile is read before the next step', async () => {
  const other = openTables(shelfWithoutPhysics, store, noThreads)
  await other.step(id, (m) => offerDraw(m, UPRISING), 'another')
  store.terms = 2
  expect(await tables.read(id, ({ record }) => record.journal.length)).toEqual({ ok: true, found: 1 })
})

test('an offer that was declined is made again only after the next step', async () => {
  id = await begin(false)
  expect(await step(offering(UPRISING))).toEqual({ ok: true })
  expect(await step(replying(IMPERIUM, 1, 'decline'))).toEqual({ ok: true })
  expect(await step(offering(UPRISING))).toEqual(refused(/offered that already/))
  expect(await choose(1, options()[0]!)).toEqual({ ok: true })
  expect(await step(offering(UPRISING))).toEqual({ ok: true })
})

test('five hundred steps of a match can be taken back', async () => {
  const [ship] = options()
  const last = () => store.records.get(id)!.journal.at(-1)?.n ?? 0
  const journal = Array.from({ length: 500 }, (_, i) => [
    { n: 2 * i + 1, is: 'fact', fact: { key: '', did: 'answered', by: { seat: UPRISING, ids: [] } } },
    { n: 2 * i + 2, is: 'undo', undo: 2 * i + 1, by: UPRISING, how: 'undo' },
  ])
  const undone = { record: { journal: journal.flat() } } as unknown as Match
  expect(retracting(UPRISING, 1000)(undone, noFlick)).toEqual(refused(/500 steps were taken back/))
  await choose(1, ship!)
  expect(await step(retracting(UPRISING, last()))).toEqual({ ok: true })
})

test('a hint is not thought for a page that has gone', async () => {
  const gone = AbortSignal.abort()
  expect(await tables.advise(id, UPRISING, { client: 'somebody', gone })).toEqual(refused(/has gone/))
})

test('who only watches hurries a bot when nobody else is there', async () => {
  const watch = () => tables.watch(id, { ...SOMEBODY, seats: [], show: () => {} })
  expect(tables.hurry(id, [])).toEqual({ ok: true })
  await watch()
  expect(tables.hurry(id, [])).toEqual(refused(/Only who plays/))
  expect(tables.hurry(id, [UPRISING])).toEqual({ ok: true })
})

/** Ember's push, and a thread that plays it when it is told to. */
async function pushing() {
  let end: (what: Flicked | Error) => void = () => {}
  const play = (): Promise<Flicked> =>
    new Promise((on, fail) => (end = (what) => (what instanceof Error ? fail(what) : on(what))))
  tables = openTables(shelfWithoutPhysics, store, noThreads, play)
  id = await begin()
  await choose(1, 'activate:s1')
  const push = { n: 2, ids: ['move'], aim: { at: 60, bearing: 0, speed: 500 } }
  const pushed = step(answering(UPRISING, push))
  await new Promise((later) => setTimeout(later, 20))
  return { pushed, push, end: (what: Flicked | Error) => end(what) }
}

/** It went 40 mm and touched nothing. */
const went: Flicked = {
  ok: true,
  played: {
    result: { events: [], poses: { s1: { x: 250, y: 130, a: 0 } }, touching: [], seconds: 1, hash: 'f00d' },
    track: { hz: 60, frames: 1, pieces: {} },
  },
}

test('while a thread flicks, its match waits and others go on', async () => {
  const { pushed, push, end } = await pushing()
  const [again, first] = [step(answering(UPRISING, push)), id]
  id = await begin()
  expect(await choose(1, 'activate:s1')).toEqual({ ok: true })
  end(went)
  expect(await Promise.all([pushed, again])).toEqual([{ ok: true }, { ok: true }])
  const facts = store.records.get(first)!.journal
  expect(facts.filter(({ n }) => n === 2)).toMatchObject([{ fact: { by: { result: { hash: 'f00d' } } } }])
})

test('a flick that no thread could play is refused, and the match stands as it stood', async () => {
  const { pushed, push, end } = await pushing()
  const before = views.length
  end(new Error('The thread has died.'))
  expect(await pushed).toEqual(refused(/could not be played/))
  expect([views.length, stored()]).toEqual([before, 1])
  const again = step(answering(UPRISING, push))
  await new Promise((later) => setTimeout(later, 20))
  end(went)
  expect(await again).toEqual({ ok: true })
})

test('what another server may have done while it was flicked is not overwritten', async () => {
  const { pushed, end } = await pushing()
  store.terms = 2
  end(went)
  expect(await pushed).toEqual(refused(/has lost its database/))
  expect(stored()).toBe(1)
})
