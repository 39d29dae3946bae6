/** Lets through so much work of one client at once; the rest waits in line. */
export interface Turnstile {
  pass<T>(client: string, work: () => Promise<T>): Promise<T>
}

interface Line {
  running: number
  waiting: (() => void)[]
}

export function newTurnstile(most: number): Turnstile {
  const lines = new Map<string, Line>()
  return {
    async pass(client, work) {
      const line = lines.get(client) ?? { running: 0, waiting: [] }
      lines.set(client, line)
      if (line.running >= most) await new Promise<void>((go) => line.waiting.push(go))
      line.running++
      try {
        return await work()
      } finally {
        line.running--
        line.waiting.shift()?.()
        if (line.running === 0 && line.waiting.length === 0) lines.delete(client)
      }
    },
  }
}
