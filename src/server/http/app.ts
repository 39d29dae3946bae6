import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { games } from '#games'
import type { MatchDesk } from './desk'
import { refuse } from '../../table/refusal'
import { SECURITY_HEADERS } from './headers'
import { isOurHost } from './hosts'
import { matchRoutes } from './matches'
import { pageRoutes } from './page'
import { fromRoot } from '../root'

/** Where `npm run build` puts the page. */
export const BUILT_PAGE = fromRoot('dist/web')

/** A request that is not whole by then is closed, ms: whoever sends it slowly holds a file handle. */
const PATIENCE = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
}

/** The page, its files, and what programs may ask: `docs/protocol.md`. */
export async function httpApp(desk: MatchDesk, page = BUILT_PAGE): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, ...PATIENCE })
  app.addHook('onRequest', async ({ headers }, reply) => {
    void reply.headers(SECURITY_HEADERS)
    if (!isOurHost(headers.host)) return reply.code(403).send(refuse('This server has another name.'))
  })
  app.get('/api/health', () => ({ ok: true, ready: desk.tables !== null, instance: desk.instance }))
  matchRoutes(app, desk)
  const hasPage = await pageRoutes(
    app,
    games.map(({ id }) => id),
    page,
  )
  app.setNotFoundHandler(({ headers }, reply) => {
    void reply.code(404)
    if (hasPage && headers.accept?.includes('text/html')) return reply.sendFile('index.html')
    return reply.send(refuse('There is nothing at this address.'))
  })
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const { statusCode: code = 500 } = error
    // A fault of whoever asked is no news for whoever runs the server.
    if (code >= 400 && code < 500)
      return reply.code(code).send(refuse('The server cannot answer such a request.'))
    console.error(error)
    return reply.code(500).send(refuse('The server failed at this.'))
  })
  return app
}
