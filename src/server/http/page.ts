import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { OLD_ADDRESSES, servedFor } from '../../match/link/addresses'

const ASSETS = `${sep}assets${sep}`

/**
 * The page at each of its addresses, and its files. `games`: by their ids, the first is the oldest.
 * `root`: the folder of the built page. False: it is not built.
 */
export async function pageRoutes(
  app: FastifyInstance,
  games: readonly string[],
  root: string,
): Promise<boolean> {
  if (!existsSync(root)) return false
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // Written by the build (tools/compress.mjs).
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
  for (const address of servedFor(games)) app.get(address, (_, reply) => reply.sendFile('index.html'))
  for (const address of OLD_ADDRESSES)
    app.get(address, ({ url }, reply) => reply.redirect(`/${games[0]}${url}`, 301))
  return true
}

/** The bundler puts a hash of the content into the names of assets. */
const cachingOf = (path: string): string =>
  path.includes(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache'
