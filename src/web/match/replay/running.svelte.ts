/** One step after another. To be opened with its component. */
export interface Stepper {
  readonly now: boolean
  start(): void
  stop(): void
}

/** `next`: shows a step; for how long it is to be looked at, ms, or null: there is none. */
export function openRunning(next: () => Promise<number | null>): Stepper {
  let now = $state(false)
  /** Counts the runs: one that was stopped does not go on in the next. */
  let runs = 0

  async function run(mine: number): Promise<void> {
    const rest = await next()
    if (mine !== runs) return
    if (rest === null) return stop()
    await new Promise((resolve) => setTimeout(resolve, rest))
    if (mine === runs) await run(mine)
  }

  function stop(): void {
    runs++
    now = false
  }

  $effect(() => stop)

  return {
    get now() {
      return now
    },
    start() {
      now = true
      void run(++runs)
    },
    stop,
  }
}
