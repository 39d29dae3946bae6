import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Names of this machine; `FLICKTABLE_HOSTS` adds others, for a server behind a proxy. */
function ourNames(): string[] {
  const more = process.env.FLICKTABLE_HOSTS?.split(',') ?? []
  return ['localhost', hostname(), `${hostname()}.local`, ...more].map((name) => name.trim().toLowerCase())
}

/**
 * Was this machine asked for by a name of its own? A foreign page that lets its own name point here (DNS
 * rebinding) would else be the same origin as the game.
 */
export function isOurHost(host: string | undefined): boolean {
  const name = urlOf(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return isIP(name) > 0 || ourNames().includes(name)
}

/** Programs send no origin; a browser does, and it must be the page that this server gave it. */
export function fromOurPage({ host, origin }: IncomingHttpHeaders): boolean {
  return isOurHost(host) && (origin === undefined || urlOf(origin)?.host === host)
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
