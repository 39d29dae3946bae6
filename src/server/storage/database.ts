import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { fromRoot } from '../root'
import type { Statement } from './statements'

/** Either of the two databases, as the store uses it. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  /** For what is read. */
  db: Database
  /** Does statements, all in one transaction. */
  run(statements: readonly Statement[]): Promise<void>
  /** How often this server took its lock; null: it is lost. Left out: it cannot be lost. */
  term?: () => number | null
  close(): Promise<void>
}

export const migrationsFolder = fromRoot('src/server/storage/migrations')

/** The database inside the process. Safe against a killed process, not against power loss. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = await PGlite.create(join(folder, 'matches'))
  const db = drizzle({ client })
  await migrate(db, { migrationsFolder })
  return { db, run: (statements) => run(client, statements), close: () => client.close() }
}

async function run(client: PGlite, statements: readonly Statement[]): Promise<void> {
  const [only, ...others] = statements
  if (!only) return
  if (others.length === 0) return void (await client.query(only.text, only.values))
  await client.transaction(async (tx) => {
    for (const { text, values } of statements) await tx.query(text, values)
  })
}
