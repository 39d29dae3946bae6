import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '../../../server/storage/database'
import type { Dump } from './dump'

/** Either database: how its migrations are run, and how a statement is. */
export interface Raw {
  migrate(folder: string): Promise<void>
  query(text: string, values: (string | null)[]): Promise<unknown>
}

/** An empty database becomes the one that was dumped, by the migrations of then. */
export async function restore(raw: Raw, { migrations, tables }: Dump): Promise<void> {
  await raw.migrate(firstMigrations(migrations))
  for (const [table, { columns, rows }] of Object.entries(tables)) {
    const names = Object.keys(columns).map((name) => `"${name}"`)
    const values = Object.values(columns).map((type, i) => `$${i + 1}::text::${type}`)
    for (const row of rows)
      await raw.query(`insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`, row)
  }
}

/** A copy of the migrations that ends after so many. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'flicktable-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}
