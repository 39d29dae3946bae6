import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { CannotServe } from './refusal'

const MOST_TRIES = 50

/** Opens the first free port from `port` on (0: any) and answers which. `open`: for other machines too. */
export async function listen(app: FastifyInstance, port: number, open: boolean): Promise<number> {
  for (let candidate = port; candidate < port + MOST_TRIES; candidate++) {
    if (candidate > 0 && (await somebodyAnswers(candidate))) continue
    if (await opened(app, candidate, open)) return portOf(app)
  }
  throw new CannotServe(`The ports ${port} to ${port + MOST_TRIES - 1} are all busy.`)
}

/** Asked by name: a program on the other kind of localhost would be what browsers meet. */
function somebodyAnswers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const probe = connect({ port, host: 'localhost' })
    const end = (found: boolean) => () => {
      probe.destroy()
      tell(found)
    }
    probe.on('connect', end(true)).on('error', end(false))
  })
}

async function opened(app: FastifyInstance, port: number, open: boolean): Promise<boolean> {
  try {
    await app.listen({ port, host: open ? '0.0.0.0' : '127.0.0.1' })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return false
    throw new CannotServe(`Port ${port} cannot be opened: ${(error as Error).message}`)
  }
}

const portOf = ({ server }: FastifyInstance): number => (server.address() as { port: number }).port

/** Where other machines of the local network find this one. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
