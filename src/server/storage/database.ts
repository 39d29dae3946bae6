import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { CannotServe } from '../refusal'
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

/**
 * A database of another version is not opened: it may have columns that this one does not fill, and what this
 * one writes may be lost on the other.
 */
export async function refuseNewer(db: Database): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)!.folderMillis
  const [table] = rowsOf(await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as there`))
  if (!table?.['there']) return
  const [last] = rowsOf(
    await db.execute(sql`select max(created_at) as done from drizzle.__drizzle_migrations`),
  )
  if (Number(last?.['done'] ?? 0) > known)
    throw new CannotServe(
      'The database was changed by a newer version of Flicktable, and this version may not write to it. ' +
        'Start the newer version, or another database.',
    )
}

const rowsOf = (found: unknown): Record<string, unknown>[] =>
  (found as { rows: Record<string, unknown>[] }).rows

/** A copy that was cut short looks like an empty folder to the database, which would begin anew in it. */
function wholeFolder(folder: string): string {
  const has = (name: string): boolean => existsSync(join(folder, name))
  const isFilled = has('global') && readdirSync(join(folder, 'global')).length > 0
  if (!isFilled || has('PG_VERSION')) return folder
  throw new CannotServe(
    `The database in ${folder} is not whole: its file PG_VERSION is missing. Restore the folder from a ` +
      'backup, or start with another one (FLICKTABLE_DATA).',
  )
}

/** The database inside the process. Safe against a killed process, not against power loss. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = await PGlite.create(wholeFolder(join(folder, 'matches')))
  const db = drizzle({ client })
  await refuseNewer(db)
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
