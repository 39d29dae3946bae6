import { execFileSync } from 'node:child_process'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi, type TestContext } from 'vitest'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database'
import { openPostgres } from './postgres'
import { sqlStore } from './sqlStore'
import { postgresPrograms, startPostgres, type Postgres } from './testing/postgres'

/** Connections that are lost while a server runs. */

const bin = postgresPrograms()
let postgres: Postgres | undefined
let database: OpenDatabase

beforeAll(async () => {
  if (!bin) return
  postgres = await startPostgres(bin)
  database = await openPostgres(postgres.address)
})

afterAll(async () => {
  await database?.close()
  await postgres?.stop()
})

afterEach(() => vi.restoreAllMocks())

const orSkip = (context: TestContext): Postgres => {
  if (!postgres && process.env.CI === 'true') throw new Error('PostgreSQL is not on this machine.')
  return postgres ?? context.skip('PostgreSQL is not on this machine')
}

/** Asks for something with a connection of its own. */
async function asked(address: string, query: string): Promise<{ pid: number }[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(query)
  await client.end()
  return rows
}

const OTHERS = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
const LOCKS = "select pid from pg_locks where locktype = 'advisory'"

test('a connection that is lost within a transaction fails that transaction only', async (context) => {
  const { address } = orSkip(context)
  vi.spyOn(console, 'error').mockReturnValue()
  const running = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    // A killed backend says nothing more: PostgreSQL then starts anew and ends all others as well.
    const [{ pid }] = (await asked(address, `select pid ${OTHERS} and query = 'select 1'`)) as [
      { pid: number },
    ]
    execFileSync('kill', ['-9', String(pid)])
    await new Promise((later) => setTimeout(later, 300))
    await tx.execute(sql`select 2`)
  })
  await expect(running).rejects.toThrow()
  await vi.waitFor(() => database.db.execute(sql`select 3`), { timeout: 60_000, interval: 200 })
})

test('a lock that is lost stops everything, and is taken again', async (context) => {
  const { address } = orSkip(context)
  await vi.waitFor(() => expect(database.term!()).not.toBeNull(), { timeout: 60_000, interval: 200 })
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const before = database.term!()!
  await asked(address, `select pg_terminate_backend(pid)::int as pid ${OTHERS}`)
  await vi.waitFor(() => expect(database.term!()).toBeNull(), { timeout: 5000, interval: 10 })
  await expect(sqlStore(database).list()).rejects.toThrow('has lost its database')
  await vi.waitFor(() => expect(database.term!()).toBe(before + 1), { timeout: 60_000, interval: 50 })
  expect(await asked(address, LOCKS)).toHaveLength(1)
  expect(await sqlStore(database).list()).toEqual([])
  await expect(openPostgres(address)).rejects.toThrow('Another Flicktable server')
  const lines = told.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('lock'))
  expect(lines).toEqual([
    'The lock on the database is lost. No match goes on until it is taken again.',
    'The lock on the database is taken again.',
  ])
})
