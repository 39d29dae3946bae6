import { fileURLToPath } from 'node:url'
import { openPool } from './bots/pool'
import { dataFolder, madeFolder } from './folder/dataFolder'
import type { Holder } from './folder/holder'
import { lockFolder } from './folder/lock'
import { httpApp } from './http/app'
import { openFlicks } from './flicks/pool'
import type { MatchDesk } from './http/desk'
import { newInstance } from './ids'
import { lanAddresses, listen } from './listen'
import { loadShelf } from './shelf'
import { attachSockets } from './sockets/sockets'
import { openDatabase } from './storage/open'
import type { MatchStore } from './storage/store'
import { sqlStore } from './storage/sqlStore'
import { openTables } from './tables/tables'

export const USUAL_PORT = 7311

/** Beside this program (`tools/build.mjs`). */
const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const [BOT_WORKER, FLICK_WORKER] = [beside('./bot-worker.mjs'), beside('./flick-worker.mjs')]

export interface ServeOptions {
  /** The next free one is taken when it is busy; 0: any. */
  port?: number
  /** Open to other machines of the network. */
  host?: boolean
  /** Where matches are kept. */
  data?: string
  /** The folder of the built page, if it is not the one that `npm run build` makes. */
  page?: string | undefined
  say?: (line: string) => void
}

export interface Serving {
  url: string
  close(): Promise<void>
}

/** What to undo, the last first. */
type Closing = (() => unknown)[]

/** Starts the server and says where it is. Throws `CannotServe` with the reason when it cannot. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = USUAL_PORT, host = false, data = dataFolder(), say = console.log, page } = options
  const closing: Closing = []
  try {
    const taken = await openAll({ port, host, data, page }, closing)
    announce(say, { wanted: port, taken, host })
    return { url: `http://localhost:${taken}`, close: () => closeAll(closing) }
  } catch (error) {
    await closeAll(closing)
    throw error
  }
}

/** The port first: the lock names it, so that another server can ask there whether this one lives. */
async function openAll(
  { port, host, data, page }: { port: number; host: boolean; data: string; page: string | undefined },
  closing: Closing,
): Promise<number> {
  const desk: MatchDesk = { instance: newInstance(), tables: null }
  const app = await httpApp(desk, page)
  closing.push(() => app.close())
  const taken = await listen(app, port, host)
  const store = await openStore(data, { pid: process.pid, port: taken, instance: desk.instance }, closing)
  const bots = openPool(BOT_WORKER)
  closing.push(() => bots.close())
  const flicks = openFlicks(FLICK_WORKER)
  closing.push(() => flicks.close())
  const tables = openTables(await loadShelf(), store, bots, flicks.play)
  const sockets = attachSockets(app.server, tables)
  closing.push(() => sockets.disconnectSockets(true))
  desk.tables = tables
  return taken
}

/** A PostgreSQL server brings its own lock and needs no folder. */
async function openStore(data: string, holder: Holder, closing: Closing): Promise<MatchStore> {
  const address = process.env.DATABASE_URL
  if (!address) closing.push(await lockFolder(madeFolder(data), holder))
  const database = await openDatabase(data, address)
  closing.push(() => database.close())
  return sqlStore(database)
}

async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}

function announce(
  say: (line: string) => void,
  { wanted, taken, host }: { wanted: number; taken: number; host: boolean },
): void {
  if (wanted > 0 && taken !== wanted) say(`Port ${wanted} is busy.`)
  say(`Flicktable: http://localhost:${taken}`)
  if (!host) return
  for (const address of lanAddresses()) say(`On a phone in the same network: http://${address}:${taken}`)
}
