import { CannotServe } from './refusal'
import { serve, type ServeOptions } from './serve'

/** The command `flicktable serve`: runs until SIGINT or SIGTERM. A refusal is one line and exit code 1. */
export async function runServer(options: ServeOptions): Promise<void> {
  const serving = serve(options)
  // A signal that comes during the start waits for its end: everything is closed properly.
  const stop = async (): Promise<void> => {
    await (await serving).close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  await serving.catch(refused)
}

function refused(error: unknown): never {
  if (!(error instanceof CannotServe)) throw error
  console.error(error.message)
  process.exit(1)
}
