import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { readRecord, type MatchRecord } from '../../../match'
import { openEmbedded, type OpenDatabase } from '../../../server/storage/database'
import { openPostgres } from '../../../server/storage/postgres'
import { sqlStore } from '../../../server/storage/sqlStore'
import type { MatchStore } from '../../../server/storage/store'
import { postgresPrograms, startPostgres, type Postgres } from '../../../server/storage/testing/postgres'
import type { Dump } from './dump'
import { kept, keptFiles, keptFolders } from './kept'
import { restore } from './restore'

/** Both databases bring the rows of every version into today's shape, and the same as the files are read. */

type Opens = (dump: Dump) => Promise<OpenDatabase>

async function inPglite(dump: Dump): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'flicktable-'))
  const client = await PGlite.create(join(folder, 'matches'))
  const db = drizzlePglite({ client })
  await restore(
    {
      migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
      query: (text, values) => client.query(text, values),
    },
    dump,
  )
  await client.close()
  const opened = await openEmbedded(folder)
  return { ...opened, close: () => opened.close().then(() => rmSync(folder, { recursive: true })) }
}

const inPostgres =
  (address: string): Opens =>
  async (dump) => {
    const pool = new Pool({ connectionString: address })
    await pool.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade',
    )
    const db = drizzle({ client: pool })
    await restore(
      {
        migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
        query: (text, values) => pool.query(text, values),
      },
      dump,
    )
    await pool.end()
    return openPostgres(address)
  }

const OVER = ['finished', 'shot-out', 'resigned', 'agreed', 'secrets-over']

/** As the file says; before format 2 only the database knew that a match was over, and not how. */
function expected(folder: string, name: string): MatchRecord {
  const found = kept(folder, name) as { format: number }
  const read = readRecord(found)
  if (!read.ok) throw new Error(read.why)
  const isKnown = found.format > 1 || !OVER.includes(name)
  return isKnown ? read.record : { ...read.record, ending: { how: 'not stored', winners: [], why: '' } }
}

async function compare(folder: string, open: Opens): Promise<void> {
  const dump = kept(folder, 'database') as Dump
  const database = await open(dump)
  // A server that is stopped waits for who is still connected.
  await checked(folder, sqlStore(database)).finally(() => database.close())
}

async function checked(folder: string, store: MatchStore): Promise<void> {
  const names = keptFiles(folder).filter((name) => !name.endsWith('.download'))
  for (const name of names) {
    const [loaded, wanted] = [await store.load(name), expected(folder, name)]
    expect(loaded).toEqual(wanted)
    expect(JSON.stringify(loaded!.turns)).toBe(JSON.stringify(wanted.turns))
    expect(JSON.stringify(loaded!.journal)).toBe(JSON.stringify(wanted.journal))
  }
  expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(
    names.filter((name) => !OVER.includes(name)).toSorted(),
  )
  await tracksAreThere(folder, store)
}

/** Every flick and glide can still be played back. */
async function tracksAreThere(folder: string, store: MatchStore): Promise<void> {
  const { journal } = expected(folder, 'drifting')
  for (const entry of journal) {
    const moved =
      entry.is === 'fact' && (entry.fact.did === 'glided' || 'result' in (entry.fact as { by?: object }).by!)
    const track = await store.track('drifting', entry.n)
    expect(track === null).toBe(!moved)
  }
}

describe.each(keptFolders())('the rows of testdata/past/%s', (folder) => {
  let postgres: Postgres | undefined

  beforeAll(async () => {
    const bin = postgresPrograms()
    postgres = bin ? await startPostgres(bin) : undefined
  })

  afterAll(() => postgres?.stop())

  test('in PGlite', () => compare(folder, inPglite))

  test('in PostgreSQL', (context: TestContext) => {
    if (!postgres && process.env.CI !== 'true') context.skip('PostgreSQL is not on this machine')
    return compare(folder, inPostgres(postgres!.address))
  })
})
