import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, type TestContext } from 'vitest'
import type { Change, Effect, Ending, JournalEntry, MatchRecord, TurnStart } from '../../match'
import { openEmbedded, type OpenDatabase } from './database'
import { openPostgres } from './postgres'
import { matches } from './schema'
import { sqlStore } from './sqlStore'
import type { MatchStore, StoredStanding } from './store'
import { postgresPrograms, startPostgres, type Postgres } from './testing/postgres'

/** Keys in no alphabet's order and letters of many alphabets: both must come back as they were. */
const turn = (n: number): TurnStart => {
  const pose = { y: 2.25, x: -0.1, a: 359.95 }
  const table = { s10: { shape: 'wing', kind: 'ship', pose }, s9: { kind: 'ship', shape: 'wing', pose } }
  const lines = [{ n, say: 'Ünïcode 🚀 "quoted" \u0000' }]
  const effect: Effect = { state: [[['table', 's9', 'up'], 3], [['gone']]], said: lines, asked: null }
  return { n, rules: '1', table: '1', before: { table, seats: ['N', 'S'], log: [] }, effect }
}

const entry = (n: number): JournalEntry => ({
  n,
  is: 'fact',
  fact: { key: 'pick', did: 'answered', by: { seat: 'N', ids: [`o${n}`] } },
})

const track = { hz: 60 as const, frames: 1, pieces: { s9: [1, -2, 3, 4, 5, 6, 10000] } }

const record = (): MatchRecord => ({
  format: 2,
  game: 'flickfleet',
  setup: { setup: 'introductory', choices: {} },
  seats: [{ seat: 'N', name: 'Ada', player: 'human' }],
  sameScreen: true,
  chance: 'secret',
  journal: [],
  turns: [],
  pending: {},
  ending: null,
})

const change = (parts: Partial<Change>): Change => ({
  entries: [],
  tracks: {},
  turns: [],
  pending: {},
  ending: null,
  ...parts,
})

const standing = (parts: Partial<StoredStanding> = {}): StoredStanding => ({
  title: 'Round 1',
  waiting: ['Ada'],
  firstTurn: 0,
  ...parts,
})

function contract(open: (context: TestContext) => OpenDatabase): void {
  let store: MatchStore

  beforeEach(async (context) => {
    const database = open(context)
    await database.db.delete(matches)
    store = sqlStore(database)
    await store.create('m', record(), change({ entries: [entry(1)], turns: [turn(1), turn(2)] }), standing())
  })

  test('a match comes back as it was, to the order of its keys', async () => {
    const wanted = { ...record(), journal: [entry(1)], turns: [turn(1), turn(2)] }
    const loaded = await store.load('m')
    expect(loaded).toEqual(wanted)
    expect(JSON.stringify(loaded!.turns)).toBe(JSON.stringify(wanted.turns))
    expect(await store.load('nowhere')).toBeNull()
  })

  test('a step adds entries, turns and tracks, and keeps what is pending', async () => {
    const pending = { N: { seat: 'N', ids: ['bid'] } }
    const step = change({ entries: [entry(2), entry(3)], tracks: { 3: track }, turns: [turn(4)], pending })
    await store.append('m', step, standing({ firstTurn: 2 }))
    expect(await store.load('m')).toMatchObject({
      journal: [entry(1), entry(2), entry(3)],
      turns: [turn(1), turn(2), turn(4)],
      pending,
    })
    expect(await store.track('m', 3)).toEqual(track)
    expect(await store.track('m', 2)).toBeNull()
  })

  test('taking back drops the turns that began since', async () => {
    const undo: JournalEntry = { n: 2, is: 'undo', undo: 1, by: 'N', how: 'undo' }
    const step = change({ entries: [undo], turns: [turn(3)], voidFrom: 1 })
    await store.append('m', step, standing({ firstTurn: 1 }))
    expect(await store.load('m')).toMatchObject({ journal: [entry(1), undo], turns: [turn(1), turn(3)] })
  })

  test('a step is stored whole or not at all: a number is never used twice', async () => {
    const twice = change({ entries: [entry(2), entry(1)], turns: [turn(9)] })
    await expect(store.append('m', twice, standing({ firstTurn: 0, title: 'Round 2' }))).rejects.toThrow()
    expect(await store.load('m')).toMatchObject({ journal: [entry(1)], turns: [turn(1), turn(2)] })
    expect(await store.list()).toMatchObject([{ title: 'Round 1' }])
  })

  test('of steps that are stored together, one that cannot be fails alone, with its reason', async () => {
    const matches = ['a', 'b', 'c', 'd']
    const begun = change({ entries: [entry(1)], turns: [turn(1)] })
    await Promise.all(matches.map((id) => store.create(id, record(), begun, standing())))
    const steps = { a: entry(2), b: entry(1), c: entry(2), d: entry(2) }
    const stored = await Promise.allSettled(
      Object.entries(steps).map(([id, one]) =>
        store.append(id, change({ entries: [one] }), standing({ firstTurn: 1 })),
      ),
    )
    expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(stored[1]).toMatchObject({ reason: { message: expect.stringMatching(/duplicate key/) as string } })
    for (const id of ['a', 'c', 'd'])
      expect(await store.load(id)).toMatchObject({ journal: [entry(1), entry(2)] })
    expect(await store.load('b')).toMatchObject({ journal: [entry(1)], turns: [turn(1)] })
  })

  test('the list has what is not over, the newest first', async () => {
    await store.create('later', record(), change({ turns: [turn(1)] }), standing())
    const ending: Ending = { how: 'agreed', winners: [], draw: true, why: 'A draw by agreement.' }
    await store.create('over', { ...record(), ending }, change({ turns: [turn(1)], ending }), standing())
    expect(await store.load('over')).toMatchObject({ ending })
    expect((await store.list()).map(({ id }) => id)).toEqual(['later', 'm'])
    await store.append('m', change({}), standing({ firstTurn: 2, title: 'Round 2', waiting: ['Grace'] }))
    const [first] = await store.list()
    expect(first).toMatchObject({ id: 'm', names: ['Ada'], setup: 'introductory' })
    expect(first).toMatchObject({ title: 'Round 2', waiting: ['Grace'] })
    expect(Math.abs(first!.changed - Date.now())).toBeLessThan(60_000)
  })
}

describe('PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flicktable-'))
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openEmbedded(folder)
  })

  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  contract(() => database)

  test('a database of a newer version is refused, and left as it is', async () => {
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`
    await database.db.execute(newer)
    await database.close()
    await expect(openEmbedded(folder)).rejects.toThrow(/newer version of Flicktable/)
    const { PGlite } = await import('@electric-sql/pglite')
    const client = await PGlite.create(join(folder, 'matches'))
    const { rows } = await client.query(
      'delete from drizzle.__drizzle_migrations where hash = $1 returning 1',
      ['x'],
    )
    await client.close()
    expect(rows).toHaveLength(1)
    database = await openEmbedded(folder)
  })

  test('a folder that was copied in part is refused, and not begun anew', async () => {
    await database.close()
    const copy = mkdtempSync(join(tmpdir(), 'flicktable-'))
    cpSync(folder, copy, { recursive: true })
    rmSync(join(copy, 'matches', 'PG_VERSION'))
    await expect(openEmbedded(copy)).rejects.toThrow(/is not whole: its file PG_VERSION is missing/)
    rmSync(copy, { recursive: true })
    database = await openEmbedded(folder)
  })

  test('a database that is there already is opened as it is', async () => {
    await database.close()
    database = await openEmbedded(folder)
    expect(await sqlStore(database).load('m')).not.toBeNull()
  })
})

describe('PostgreSQL', () => {
  const bin = postgresPrograms()
  let postgres: Postgres | undefined
  let database: OpenDatabase | undefined

  beforeAll(async () => {
    if (!bin) return
    postgres = await startPostgres(bin)
    database = await openPostgres(postgres.address)
  })

  afterAll(async () => {
    await database?.close()
    await postgres?.stop()
  })

  const orSkip = (context: TestContext): OpenDatabase => {
    if (!database && process.env.CI === 'true') throw new Error('PostgreSQL is not on this machine.')
    return database ?? context.skip('PostgreSQL is not on this machine')
  }

  contract(orSkip)

  test('a database of a newer version is refused', async (context) => {
    const first = orSkip(context)
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
    )
    await first.close()
    await expect(openPostgres(postgres!.address)).rejects.toThrow(/newer version of Flicktable/)
    const client = new Client(postgres!.address)
    await client.connect()
    await client.query("delete from drizzle.__drizzle_migrations where hash = 'x'")
    await client.end()
    database = await openPostgres(postgres!.address)
  })

  test('a second server on the same database is refused until the first has ended', async (context) => {
    const first = orSkip(context)
    await expect(openPostgres(postgres!.address)).rejects.toThrow('Another Flicktable server')
    await first.close()
    database = await openPostgres(postgres!.address)
  })
})
