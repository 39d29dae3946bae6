import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from '../../table/refusal'
import { NO_MATCH, type Tables } from '../tables/tables'
import type { MatchDesk } from './desk'
import { journalFile } from './journal'

/** A match as a file, and how one of its flicks went. */
export function matchRoutes(app: FastifyInstance, desk: MatchDesk): void {
  app.get<{ Params: { id: string } }>('/api/matches/:id/journal', ({ params }, reply) =>
    whenReady(desk, params, reply, (tables) => sendJournal(tables, params.id, reply)),
  )
  app.get<{ Params: { id: string; n: string } }>('/api/matches/:id/tracks/:n', ({ params }, reply) =>
    whenReady(desk, params, reply, (tables) => sendTrack(tables, params, reply)),
  )
}

/** No other letters come near the database. */
const MATCH_ID = /^[\w-]{1,64}$/

function whenReady(
  { tables }: MatchDesk,
  { id }: { id: string },
  reply: FastifyReply,
  send: (tables: Tables) => Promise<FastifyReply>,
): Promise<FastifyReply> | FastifyReply {
  if (!MATCH_ID.test(id)) return reply.code(404).send(NO_MATCH)
  return tables ? send(tables) : reply.code(503).send(refuse('The server is starting.'))
}

async function sendJournal(tables: Tables, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const journal = await tables.read(id, journalFile)
  if (!journal.ok) return reply.code(journal.why === NO_MATCH.why ? 404 : 503).send(journal)
  const name = `flicktable-${id}.json`
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json')
    .send(journal.found)
}

const MOST_ENTRIES = 1_000_000

async function sendTrack(
  tables: Tables,
  { id, n }: { id: string; n: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = /^\d+$/.test(n) && Number(n) < MOST_ENTRIES && (await tables.track(id, Number(n)))
  if (found && !found.ok) return reply.code(503).send(found)
  if (found && found.track) return reply.send(found.track)
  return reply.code(404).send(refuse('There is no such flick.'))
}
