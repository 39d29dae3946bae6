import type { MatchHost } from '../../match'
import { openConnection, type Connection } from './connection'
import { newLinks } from './links'

/** The match host at the other end of a socket. */
export interface SocketHost extends MatchHost {
  close(): void
}

/**
 * The server as a match host. After a break of the connection every open match is shown again. An answer that
 * the break left without a reply is sent once more; any other step is refused and may have been done or not.
 * `url`: of the server, without it the page's own. `told`: of the connection, when it is lost (false) or back
 * (true).
 */
export function socketHost(url?: string, told: (here: boolean) => void = () => {}): SocketHost {
  const links = newLinks(() => connection)
  const connection: Connection = openConnection(url, {
    show: links.show,
    change: links.change,
    think: links.think,
    connect() {
      links.reopen()
      told(true)
    },
    disconnect: () => told(false),
  })
  return {
    async list() {
      const reply = await whenConnected(connection, () => connection.send('list', {}))
      if (!reply.ok) throw new Error(reply.why)
      return reply.matches
    },
    create: (wanted) => whenConnected(connection, () => connection.send('create', wanted)),
    open: links.open,
    close: connection.close,
  }
}

async function whenConnected<T>(connection: Connection, ask: () => Promise<T>): Promise<T> {
  await connection.connected()
  return ask()
}
