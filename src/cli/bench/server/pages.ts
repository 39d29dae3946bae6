import { io, type Socket } from 'socket.io-client'
import type { Ask } from '../../../games/kit'
import { changedView, type ToPage, type ToServer, type View, type WantedMatch } from '../../../match'
import type { Action } from './relay'

/** A match with two pages that look at it. */
export interface Played {
  /** Gives one answer, the next that is due; settles when it is acknowledged. */
  answer(): Promise<void>
  /** Bytes that have come to its two pages together. */
  bytes(): number
  close(): void
}

const TRANSPORT = { transports: ['websocket'], forceNew: true }

/** Counts what comes in, as text. */
function counted(socket: Socket): () => number {
  let bytes = 0
  const listen = (): unknown =>
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string') bytes += Buffer.byteLength(data)
    })
  if (socket.io.engine) listen()
  else socket.io.on('open', listen)
  return () => bytes
}

const connected = (socket: Socket): Promise<void> => new Promise((on) => socket.once('connect', () => on()))

const SEATS = ['uprising', 'imperium']

/** It never ends while nobody flicks. */
const WANTED: WantedMatch = {
  game: 'flickfleet',
  setup: { setup: 'introductory', choices: { stalemate: 'off' } },
  names: Object.fromEntries(SEATS.map((seat) => [seat, seat])),
  sameScreen: false,
}

interface Due {
  n: number
  ask: Ask
}

interface Page {
  socket: Socket<ToPage, ToServer>
  bytes(): number
  /** What this page is asked; null: nothing. */
  due: Due | null
}

/** A choice, never a flick: a ship is activated and its activation ended, turn and turn about. */
function plain({ options }: Ask): string {
  const choice = options.find(({ how, id }) => how === 'choose' && /^(activate:|end$)/.test(id))
  if (!choice) throw new Error(`No plain answer among ${options.map(({ id }) => id).join(', ')}.`)
  return choice.id
}

async function openPage(url: string, id: string, seat: string, shown: () => void): Promise<Page> {
  const socket: Page['socket'] = io(url, TRANSPORT)
  const page: Page = { socket, bytes: counted(socket), due: null }
  let seen: View | null = null
  const look = (view: View): void => {
    seen = view
    const { prompt } = view
    const ask = prompt?.asks.find(({ extra }) => !extra)
    page.due = prompt && ask ? { n: prompt.n, ask } : null
    shown()
  }
  socket.on('show', ({ view }) => look(view))
  socket.on('change', ({ change }) => look(changedView(seen!, change)))
  await connected(socket)
  const reply = await socket.emitWithAck('open', { link: 1, id, seats: [seat] })
  if (!reply.ok) throw new Error(reply.why)
  return page
}

/** A match on Flicktable, each seat on its own screen. */
export async function openMatch(url: string): Promise<Played> {
  // A page of its own: one page may make thirty matches at once.
  const maker: Page['socket'] = io(url, TRANSPORT)
  await connected(maker)
  const made = await maker.emitWithAck('create', WANTED)
  maker.close()
  if (!made.ok) throw new Error(made.why)
  let wake = (): void => undefined
  const pages = await Promise.all(SEATS.map((seat) => openPage(url, made.id, seat, () => wake())))
  let last = -1
  const isDue = ({ due }: Page): boolean => due !== null && due.n > last
  return {
    async answer() {
      while (!pages.some(isDue)) await new Promise<void>((on) => (wake = on))
      const { socket, due } = pages.find(isDue)!
      const { n, ask } = due!
      last = n
      const answer = { n, ids: [plain(ask)] }
      const reply = await socket.emitWithAck('answer', { link: 1, seat: ask.seat, answer })
      if (!reply.ok) throw new Error(reply.why)
    },
    bytes: () => pages.reduce((sum, page) => sum + page.bytes(), 0),
    close: () => pages.forEach(({ socket }) => socket.close()),
  }
}

/** The same on the relay, which knows no matches: a name is enough. */
export async function openRelayed(url: string, match: string): Promise<Played> {
  const sockets = SEATS.map((): Socket => io(url, TRANSPORT))
  const counts = sockets.map(counted)
  await Promise.all(sockets.map(connected))
  await Promise.all(sockets.map((socket) => socket.emitWithAck('join', match)))
  let n = 0
  return {
    async answer() {
      const at = n++ % 2
      const action: Action = { match, seat: SEATS[at]!, answer: { n, ids: ['activate:s1'] } }
      await sockets[at]!.emitWithAck('act', action)
    },
    bytes: () => counts.reduce((sum, count) => sum + count(), 0),
    close: () => sockets.forEach((socket) => socket.close()),
  }
}

/** So many matches, opened some at a time. */
export async function openAll(
  open: typeof openMatch | typeof openRelayed,
  url: string,
  count: number,
): Promise<Played[]> {
  const all: Played[] = []
  const lane = async (): Promise<void> => {
    for (let i = all.length; i < count; i = all.length) {
      const place = all.push(undefined as never) - 1
      all[place] = await open(url, String(i))
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return all
}
