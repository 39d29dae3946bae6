import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient } from 'pg'
import { CannotServe } from '../refusal'
import { migrationsFolder, type OpenDatabase } from './database'

/** Any number that no other program of this database uses for its locks. */
const LOCK = 73_110_073

/** A PostgreSQL server, 15 or newer. Refused while another Flicktable server uses the same database. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString })
  // A lost idle connection is replaced at the next query, which then fails or not by itself.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`))
  const lock = await pool.connect()
  try {
    await takeLock(lock)
    const db = drizzle({ client: pool })
    await migrate(db, { migrationsFolder })
    return { db, close: () => release(pool, lock) }
  } catch (error) {
    await release(pool, lock)
    throw error
  }
}

/** Held by the connection: a killed server gives it back at once. */
async function takeLock(client: PoolClient): Promise<void> {
  client.on('error', () => {})
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
  if (!rows[0]?.free) throw new CannotServe('Another Flicktable server uses this database.')
}

async function release(pool: Pool, lock: PoolClient): Promise<void> {
  lock.release(true)
  await pool.end()
}
