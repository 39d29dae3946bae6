import { Client, type QueryConfig } from 'pg'
import { CannotServe } from '../refusal'

/** The right to be the only server of a PostgreSQL database: a lock that a connection of its own holds. */
export interface Hold {
  /** How often it was taken so far; null: it is lost, and somebody else may have it. */
  term(): number | null
  /** The connection that holds it. Only before the first step. */
  client: Client
  release(): Promise<void>
}

/** Any number that no other program of this database uses for its locks. */
const LOCK = 73_110_073

/** So often a lost lock is tried again, ms. */
const AGAIN = 1000

/** So often the connection is asked whether it still lives, and so long it may take to answer, ms. */
const ASK = 5000

const TAKEN = 'Another Flicktable server uses this database.'
const LOST = 'The lock on the database is lost. No match goes on until it is taken again.'

/** Takes the lock, watches its connection, and takes it again when it was lost. */
export async function takeHold(address: string): Promise<Hold> {
  let client: Client | null = null
  let terms = 0
  let ended = false
  let timer: NodeJS.Timeout | undefined

  const take = async (): Promise<Client> => {
    const taken = await lockedClient(address)
    taken.on('end', () => lost(taken))
    client = taken
    terms++
    timer = setTimeout(ask, ASK, taken).unref()
    return taken
  }
  const lost = (which: Client): void => {
    if (client !== which || ended) return
    client = null
    clearTimeout(timer)
    console.error(LOST)
    void which.end().catch(() => {})
    timer = setTimeout(again, AGAIN).unref()
  }
  const again = async (): Promise<void> => {
    const taken = await take().catch(() => null)
    if (ended) await taken?.end()
    else if (taken) console.error('The lock on the database is taken again.')
    else timer = setTimeout(again, AGAIN).unref()
  }
  const ask = async (which: Client): Promise<void> => {
    const lives = await which.query({ text: 'select 1', query_timeout: ASK } as QueryConfig).catch(() => null)
    if (!lives) lost(which)
    else if (client === which) timer = setTimeout(ask, ASK, which).unref()
  }
  return {
    client: await take(),
    term: () => (client ? terms : null),
    async release() {
      ended = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

/** A killed server's connection ends, which gives its lock back at once. */
async function lockedClient(address: string): Promise<Client> {
  const client = new Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: ASK })
  // Its end says the same.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
  if (rows[0]?.free) return client
  await client.end()
  throw new CannotServe(TAKEN)
}
