import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { migrationsFolder, refuseNewer, type OpenDatabase } from './database'
import { takeHold } from './hold'
import type { Statement } from './statements'

/** A query that takes longer has gone wrong, ms: it fails, and what waits behind it goes on. */
const LONGEST = 15_000

const LIMITS = {
  statement_timeout: LONGEST,
  idle_in_transaction_session_timeout: LONGEST,
  /** The server's own limit comes first, where there still is a server. */
  query_timeout: LONGEST + 1000,
  connectionTimeoutMillis: LONGEST,
  keepAlive: true,
}

/** A PostgreSQL server, 15 or newer. Refused while another Flicktable server uses the same database. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const hold = await takeHold(connectionString)
  const pool = openedPool(connectionString)
  const close = async (): Promise<void> => {
    await pool.end()
    await hold.release()
  }
  try {
    const db = drizzle({ client: hold.client })
    await refuseNewer(db)
    await migrate(db, { migrationsFolder })
    return {
      db: drizzle({ client: pool }),
      run: (statements) => run(pool, statements),
      close,
      term: hold.term,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A lost connection is replaced. The query that ran on it fails by itself, which is told there. */
function openedPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, ...LIMITS })
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`))
  // The pool listens to idle connections only; nobody else to those that are in use.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** One statement is a transaction by itself. A connection on which something failed is not used again. */
async function run(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    if (statements.length > 1) await client.query('begin')
    for (const statement of statements) await client.query(statement)
    if (statements.length > 1) await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
