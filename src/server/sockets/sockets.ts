import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { resign } from '../../match'
import type { Reply, ToPage, ToServer, Wire, WireName } from '../../match'
import { fromOurPage } from '../http/hosts'
import { refuse } from '../../table/refusal'
import { answering, offering, replying, retracting } from '../tables/acts'
import type { Tables } from '../tables/tables'
import { addressOf, MOST_WAITING, newLimits, type Limits } from './limits'
import { isMessage, readMessage } from './messages'
import { actFor, closeLink, hintLink, hurryLink, openLink, pastLink, type Page } from './page'

/** The largest message is a match to create: 2 kB. A longer one ends the connection. */
const MOST_BYTES = 16_384

type Sockets = Server<ToServer, ToPage>

/** Answers the pages' messages (`docs/protocol.md`) on an HTTP server. */
export function attachSockets(server: HttpServer, tables: Tables): Sockets {
  const sockets: Sockets = new Server(server, {
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    allowRequest: ({ headers }, decide) => decide(null, fromOurPage(headers)),
  })
  const limits = newLimits()
  sockets.on('connection', (socket) => welcome(socket, tables, limits))
  return sockets
}

function welcome(socket: Socket<ToServer, ToPage>, tables: Tables, limits: Limits): void {
  const left = new AbortController()
  const asker = { client: socket.id, address: addressOf(socket.handshake.address) }
  const page: Page = {
    tables,
    links: new Map(),
    show: (showing) => socket.emit('show', showing),
    change: (changed) => socket.emit('change', changed),
    shown: 0,
    think: (thinking) => socket.emit('think', thinking),
    client: socket.id,
    gone: left.signal,
    mayHave: (kind) => limits(kind, asker),
    waiting: 0,
  }
  socket.onAny((kind: string, message: unknown, reply: unknown) => {
    if (typeof reply !== 'function') return
    void replyTo(page, kind, message).then((answer) => reply(answer) as unknown)
  })
  socket.on('disconnect', () => {
    left.abort()
    page.links.forEach(({ stop }) => stop())
  })
}

async function replyTo(page: Page, kind: string, message: unknown): Promise<Reply> {
  if (!isMessage(kind)) return refuse('The server does not know this message.')
  if (page.waiting >= MOST_WAITING) return refuse('This page asks for too much at once.')
  page.waiting++
  try {
    return await handlers[kind](page, message)
  } finally {
    page.waiting--
  }
}

type Handler = (page: Page, message: unknown) => Reply | Promise<Reply>

/** A handler gets what was checked, or is not called. */
function on<N extends WireName>(
  kind: N,
  handle: (page: Page, message: Wire[N]['sends']) => Reply | Promise<Reply>,
): Handler {
  return (page, message) => {
    const given = readMessage(kind, message)
    return given.ok ? handle(page, given.read) : given
  }
}

const handlers: Record<WireName, Handler> = {
  list: on('list', ({ tables }) => tables.list()),
  create: on('create', ({ tables, mayHave }, wanted) => mayHave('create') ?? tables.create(wanted)),
  open: on('open', openLink),
  hint: on('hint', hintLink),
  past: on('past', pastLink),
  hurry: on('hurry', hurryLink),
  close: on('close', closeLink),
  answer: on('answer', (page, m) => actFor(page, m, answering(m.seat, m.answer))),
  retract: on('retract', (page, m) => actFor(page, m, retracting(m.seat, m.at))),
  reply: on('reply', (page, m) => actFor(page, m, replying(m.seat, m.at, m.how))),
  offerDraw: on('offerDraw', (page, m) => actFor(page, m, offering(m.seat))),
  resign: on('resign', (page, m) => actFor(page, m, (match) => resign(match, m.seat))),
}
