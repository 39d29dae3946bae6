import fastify, { type FastifyInstance } from 'fastify'
import { games } from '../../games'
import type { Desk } from './desk'
import { refuse } from '../../table/refusal'
import { SECURITY_HEADERS } from './headers'
import { isOurHost } from './hosts'
import { matchRoutes } from './matches'
import { pageRoutes } from './page'

/** The page, its files, and what programs may ask: `docs/protocol.md`. */
export async function httpApp(desk: Desk): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async ({ headers }, reply) => {
    void reply.headers(SECURITY_HEADERS)
    if (!isOurHost(headers.host)) return reply.code(403).send(refuse('This server has another name.'))
  })
  app.get('/api/health', () => ({ ok: true, ready: desk.tables !== null, instance: desk.instance }))
  matchRoutes(app, desk)
  const hasPage = await pageRoutes(
    app,
    games.map(({ id }) => id),
  )
  app.setNotFoundHandler(({ headers }, reply) => {
    void reply.code(404)
    if (hasPage && headers.accept?.includes('text/html')) return reply.sendFile('index.html')
    return reply.send(refuse('There is nothing at this address.'))
  })
  app.setErrorHandler((error, _, reply) => {
    console.error(error)
    return reply.code(500).send(refuse('The server failed at this.'))
  })
  return app
}
