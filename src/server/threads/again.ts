/** A thread that dies is replaced and its work done again, so often. */
const TIMES = 3

/** Does work that a thread may die of. */
export async function again<T>(work: () => Promise<T>, stopped?: AbortSignal): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await work()
    } catch (error) {
      if (stopped?.aborted || time >= TIMES) throw error
    }
  }
}
