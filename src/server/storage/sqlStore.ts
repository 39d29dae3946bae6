import { and, asc, desc, eq } from 'drizzle-orm'
import type { MatchRecord } from '../../match'
import type { Database, OpenDatabase } from './database'
import { recordOf, summaryOf } from './rows'
import { entries, matches, turns } from './schema'
import { StoreLost, type MatchStore } from './store'
import { unpackTrack } from './track'
import { newWriter } from './writer'

/** Longer lists help nobody. */
const MOST_LISTED = 200

/** Matches in PGlite or PostgreSQL: the same schema, the same statements. */
export function sqlStore({ db, run, term = () => 1 }: Omit<OpenDatabase, 'close'>): MatchStore {
  const { write } = newWriter(run, term)
  return onlyWhileHeld(term, {
    create: (id, record, change, standing) => write({ id, record, change, standing }),
    append: (id, change, standing) => write({ id, change, standing }),
    load: (id) => load(db, id),
    async list() {
      const open = db.select().from(matches).where(eq(matches.over, false))
      return (await open.orderBy(desc(matches.changed)).limit(MOST_LISTED)).map(summaryOf)
    },
    async track(id, n) {
      const found = db.select({ track: entries.track }).from(entries)
      const [row] = await found.where(and(eq(entries.match, id), eq(entries.n, n)))
      return row?.track ? unpackTrack(row.track) : null
    },
  })
}

/** Without its lock a server neither stores nor reads. */
function onlyWhileHeld(now: () => number | null, store: Omit<MatchStore, 'term'>): MatchStore {
  const term = (): number => {
    const held = now()
    if (held === null) throw new StoreLost()
    return held
  }
  const held =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      term()
      return call(...given)
    }
  const { create, append, load, list, track } = store
  return {
    term,
    create: held(create),
    append: held(append),
    load: held(load),
    list: held(list),
    track: held(track),
  }
}

/** In one transaction: never half of a step. */
function load(db: Database, id: string): Promise<MatchRecord | null> {
  return db.transaction(
    async (tx) => {
      const [row] = await tx.select().from(matches).where(eq(matches.id, id))
      if (!row) return null
      const journal = await tx
        .select({ body: entries.body })
        .from(entries)
        .where(eq(entries.match, id))
        .orderBy(asc(entries.n))
      const { n, rules, table, before, effect } = turns
      const begun = await tx
        .select({ n, rules, table, before, effect })
        .from(turns)
        .where(eq(turns.match, id))
        .orderBy(asc(turns.position))
      return recordOf(
        row,
        journal.map(({ body }) => body),
        begun,
      )
    },
    { isolationLevel: 'repeatable read' },
  )
}
