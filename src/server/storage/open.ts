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
    const where = address ? 'of DATABASE_URL' : `in ${folder}`
    throw new CannotServe(`The database ${where} cannot be opened: ${(error as Error).message}`)
  }
}
