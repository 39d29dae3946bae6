import { io, type Socket } from 'socket.io-client'
import type {
  Reply,
  ToPage,
  ToServer,
  Wire,
  WireChange,
  WireName,
  WireShowing,
  WireThinking,
} from '../../match'
import type { Refusal } from '../../table/types'

/** The connection to the server: it comes back by itself. */
export interface Connection {
  /** False when there was no connection for too long. */
  connected(): Promise<boolean>
  /** `LOST` when the connection broke before the reply came: the message may have arrived or not. */
  send<N extends WireName>(name: N, message: Wire[N]['sends']): Promise<Reply<Wire[N]['gets']>>
  close(): void
}

export interface ConnectionEvents {
  show(showing: WireShowing): void
  change(changed: WireChange): void
  think(thinking: WireThinking): void
  /** At first, and again after every break. */
  connect(): void
  disconnect(): void
}

export const LOST: Refusal = { ok: false, why: 'The connection broke before the server replied.' }

/** ms: a killed server is back in three seconds. */
const PATIENCE = 15_000
const LONGEST_PAUSE = 2000

/** `url`: of the server; without it, the one that the page came from. */
export function openConnection(url: string | undefined, events: ConnectionEvents): Connection {
  const options = { transports: ['websocket'], forceNew: true, reconnectionDelayMax: LONGEST_PAUSE }
  const socket: Socket<ToPage, ToServer> = url === undefined ? io(options) : io(url, options)
  socket.on('show', events.show)
  socket.on('change', events.change)
  socket.on('think', events.think)
  socket.on('connect', events.connect)
  socket.on('disconnect', events.disconnect)
  return {
    connected: () => connected(socket),
    send: (name, message) => send(socket, name, message),
    close: () => socket.close(),
  }
}

function connected(socket: Socket<ToPage, ToServer>): Promise<boolean> {
  if (socket.connected) return Promise.resolve(true)
  return new Promise((tell) => {
    const giveUp = setTimeout(() => tell(false), PATIENCE)
    socket.once('connect', () => {
      clearTimeout(giveUp)
      tell(true)
    })
  })
}

interface LooselyTyped {
  emitWithAck(name: WireName, message: object): Promise<unknown>
}

async function send<N extends WireName>(
  socket: Socket<ToPage, ToServer>,
  name: N,
  message: Wire[N]['sends'],
): Promise<Reply<Wire[N]['gets']>> {
  if (!socket.connected) return LOST
  // The types of socket.io do not follow a name that is a type parameter.
  const timed = socket.timeout(PATIENCE) as unknown as LooselyTyped
  try {
    return (await timed.emitWithAck(name, message)) as Reply<Wire[N]['gets']>
  } catch {
    return LOST
  }
}
