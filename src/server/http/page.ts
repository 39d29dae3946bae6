import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fromRoot } from '../root'

/** Its own addresses (`src/web/app/route.ts`). */
const PAGES = ['/m/:id', '/new', '/new/:setup', '/about', '/rules', '/rules/:entry', '/ships']

const ASSETS = `${sep}assets${sep}`

/** The page at / and at each of its own addresses, and its files. False: it is not built. */
export async function pageRoutes(app: FastifyInstance): Promise<boolean> {
  const root = fromRoot('dist/web')
  if (!existsSync(root)) return false
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // Written by the build (tools/compress.mjs).
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
  for (const address of PAGES) app.get(address, (_, reply) => reply.sendFile('index.html'))
  return true
}

/** The bundler puts a hash of the content into the names of assets. */
const cachingOf = (path: string): string =>
  path.includes(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache'
