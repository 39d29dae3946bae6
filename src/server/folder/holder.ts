/** The server that holds a data folder. */
export interface Holder {
  pid: number
  port: number
  instance: string
}

/** A server that is busy with a flick answers later than this only on a very slow machine. */
const PATIENCE = 3000

/**
 * Does the holder of a lock still run? Process numbers are used again, so its port must answer with its name;
 * only a process that lives and does not answer at all gets the benefit of the doubt.
 */
export async function isAlive({ pid, port, instance }: Holder): Promise<boolean> {
  if (!isRunning(pid)) return false
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal })
    return ((await answer.json()) as Partial<Holder>).instance === instance
  } catch (error) {
    return (error as Error).name === 'TimeoutError'
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
