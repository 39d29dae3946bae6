import type { MatchHost } from '../../match'
import { openLine, type Line } from './line'
import { newLinks } from './links'

/** The match host at the other end of a socket. */
export interface SocketHost extends MatchHost {
  close(): void
}

/**
 * The server as a match host. After a break of the connection every open match is shown again. An answer that
 * the break left without a reply is sent once more; any other step is refused and may have been done or not.
 * `url`: of the server, without it the page's own. `connection`: told when it is lost (false) or back (true).
 */
export function socketHost(url?: string, connection: (here: boolean) => void = () => {}): SocketHost {
  const links = newLinks(() => line)
  const line: Line = openLine(url, {
    show: links.show,
    change: links.change,
    think: links.think,
    connect() {
      links.reopen()
      connection(true)
    },
    disconnect: () => connection(false),
  })
  return {
    async list() {
      const reply = await whenConnected(line, () => line.send('list', {}))
      if (!reply.ok) throw new Error(reply.why)
      return reply.matches
    },
    create: (wanted) => whenConnected(line, () => line.send('create', wanted)),
    open: links.open,
    close: line.close,
  }
}

async function whenConnected<T>(line: Line, ask: () => Promise<T>): Promise<T> {
  await line.connected()
  return ask()
}
