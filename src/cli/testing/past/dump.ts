import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/storage/database'

/** The rows of a database as text, so that nothing of them is lost: no order of keys, no byte of a track. */
export interface Dump {
  /** So many migrations had been done. */
  migrations: number
  tables: Record<string, { columns: Record<string, string>; rows: (string | null)[][] }>
}

/** Those that others point at come first. */
const TABLES = ['matches', 'entries', 'turns']

interface Column {
  column_name: string
  data_type: string
}

export async function dumpOf(db: Database): Promise<Dump> {
  const [{ done }] = await rowsOf<{ done: number }>(
    db,
    'select count(*)::int as done from drizzle.__drizzle_migrations',
  )
  const tables: Dump['tables'] = {}
  for (const table of TABLES) {
    const found = await rowsOf<Column>(
      db,
      `select column_name, data_type from information_schema.columns
       where table_name = '${table}' order by ordinal_position`,
    )
    const names = found.map(({ column_name }) => column_name)
    const inOrder = names.slice(0, 2).map((name) => `${table}."${name}"`)
    const texts = names.map((name) => `"${name}"::text`).join(', ')
    const rows = await rowsOf<Record<string, string | null>>(
      db,
      `select ${texts} from ${table} order by ${inOrder}`,
    )
    tables[table] = {
      columns: Object.fromEntries(found.map(({ column_name, data_type }) => [column_name, data_type])),
      rows: rows.map((row) => names.map((name) => row[name]!)),
    }
  }
  return { migrations: done, tables }
}

async function rowsOf<R>(db: Database, query: string): Promise<[R, ...R[]]> {
  const answer: unknown = await db.execute(sql.raw(query))
  return (answer as { rows: [R, ...R[]] }).rows
}
