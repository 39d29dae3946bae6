import type { Tables } from '../tables/tables'

/** What the HTTP side needs. */
export interface MatchDesk {
  /** Tells this run of the server from every other: the lock of the data folder names it too. */
  instance: string
  /** Null at first: the port is open before the database is. */
  tables: Tables | null
}
