import { CannotServe } from '../refusal'
import { openEmbedded, type OpenDatabase } from './database'

/** PostgreSQL when there is an address for it, else the database inside the process. */
export async function openDatabase(folder: string, address: string | undefined): Promise<OpenDatabase> {
  try {
    if (!address) return await openEmbedded(folder)
    const { openPostgres } = await import('./postgres')
    return await openPostgres(address)
  } catch (error) {
    if (error instanceof CannotServe) throw error
    const why = (error as Error).message
    if (address) throw new CannotServe(`The database of DATABASE_URL cannot be opened: ${why}`)
    throw new CannotServe(
      `The database in ${folder} cannot be opened: ${why}. If it is damaged, restore the folder from a ` +
        'backup, or start with another one (FLICKTABLE_DATA).',
    )
  }
}
