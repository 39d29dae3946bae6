import { CannotServe } from './refusal'
import { serve, type ServeOptions, type Serving } from './serve'

/** The command `flicktable serve`: runs until SIGINT or SIGTERM. A refusal is one line and exit code 1. */
export async function runServer(options: ServeOptions): Promise<void> {
  const serving = serve(options)
  // A signal that comes during the start waits for its end. Ctrl+C in `npm start` arrives twice: once is
  // enough.
  let stopping: Promise<never> | null = null
  const stop = (): void => void (stopping ??= serving.then(stopped))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  await serving.catch(refused)
}

async function stopped({ close }: Serving): Promise<never> {
  await close()
  process.exit(0)
}

function refused(error: unknown): never {
  if (!(error instanceof CannotServe)) throw error
  console.error(error.message)
  process.exit(1)
}
