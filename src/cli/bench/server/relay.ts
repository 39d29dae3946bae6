import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Server } from 'socket.io'
import type { Answer } from '../../../match'

/** What a page of the relay sends: an answer as it would send it to Flicktable. */
export interface Action {
  match: string
  seat: string
  answer: Answer
}

interface Waiting {
  action: Action
  done(): void
}

type Store = (actions: readonly Action[]) => Promise<unknown>

const TABLE = 'create table if not exists actions (match text, n integer, body text)'
const INSERT = 'insert into actions select * from unnest($1::text[], $2::integer[], $3::text[])'

interface Client {
  query(text: string, values?: unknown[]): Promise<unknown>
}

async function openStore(data: string): Promise<{ store: Store; close(): Promise<void> }> {
  const { client, close } = await connected(data, process.env.DATABASE_URL)
  await client.query(TABLE)
  const store: Store = (actions) => {
    const columns = [actions.map((one) => one.match), actions.map((one) => one.answer.n)]
    return client.query(INSERT, [...columns, actions.map((one) => JSON.stringify(one))])
  }
  return { store, close }
}

async function connected(
  data: string,
  address: string | undefined,
): Promise<{ client: Client; close(): Promise<void> }> {
  if (address) {
    const { Client: Postgres } = await import('pg')
    const client = new Postgres(address)
    await client.connect()
    return { client, close: () => client.end() }
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create(join(data, 'actions'))
  return { client, close: () => client.close() }
}

/** Stores all that waits in one statement, then shows it, then takes what has come meanwhile. */
function grouped(store: Store, show: (action: Action) => void): (waiting: Waiting) => void {
  let group: Waiting[] = []
  let busy = false
  const arrived = (): Promise<void> => new Promise((go) => setImmediate(go))
  const work = async (): Promise<void> => {
    busy = true
    for (await arrived(); group.length > 0; await arrived()) {
      const now = group
      group = []
      await store(now.map(({ action }) => action))
      for (const { action, done } of now) {
        show(action)
        done()
      }
    }
    busy = false
  }
  return (waiting) => {
    group.push(waiting)
    if (!busy) void work()
  }
}

/**
 * The bare piece of a match server's work, to measure against: an answer comes in, is stored, goes to the
 * pages of its match and is acknowledged. No rules, no checks.
 */
export async function openRelay(data: string): Promise<{ url: string; close(): Promise<void> }> {
  const { store, close } = await openStore(data)
  const http = createServer()
  const io = new Server(http, { transports: ['websocket'], serveClient: false })
  const take = grouped(store, (action) => io.to(action.match).emit('did', action))
  io.on('connection', (socket) => {
    socket.on('join', (match: string, reply: () => void) => {
      void socket.join(match)
      reply()
    })
    socket.on('act', (action: Action, reply: () => void) => take({ action, done: reply }))
  })
  await new Promise<void>((open) => http.listen(0, '127.0.0.1', open))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      await io.close()
      await close()
    },
  }
}
