import type { Child } from './child'
import type { Played } from './pages'

/** What a round of answers showed. */
export interface Round {
  answers: number
  /** Answers for each second that the server's processor worked. */
  perCpuSecond: number
  /** Bytes to one page for one answer. */
  bytes: number
  /** Of each answer until it was acknowledged, ms. */
  waits: number[]
}

const total = (matches: readonly Played[]): number => matches.reduce((sum, one) => sum + one.bytes(), 0)

async function measured(
  child: Child,
  matches: readonly Played[],
  work: (waits: number[]) => Promise<unknown>,
): Promise<Round> {
  const waits: number[] = []
  const [cpu, bytes] = [await child.cpu(), total(matches)]
  await work(waits)
  const [worked, came] = [(await child.cpu()) - cpu, total(matches) - bytes]
  const answers = waits.length
  return { answers, perCpuSecond: answers / worked, bytes: came / answers / 2, waits }
}

async function timed(match: Played, waits: number[], since = performance.now()): Promise<void> {
  await match.answer()
  waits.push(performance.now() - since)
}

/** All matches at once, each as fast as it is answered. */
export const flatOut = (child: Child, matches: readonly Played[], seconds: number): Promise<Round> =>
  measured(child, matches, (waits) => {
    const end = performance.now() + seconds * 1000
    return Promise.all(
      matches.map(async (match) => {
        while (performance.now() < end) await timed(match, waits)
      }),
    )
  })

/** So many answers a second, turn about; an answer that has to wait for its match waits already. */
export const paced = (
  child: Child,
  matches: readonly Played[],
  seconds: number,
  perSecond: number,
): Promise<Round> =>
  measured(child, matches, async (waits) => {
    const before = matches.map(() => Promise.resolve())
    const begun = performance.now()
    for (let k = 0; k < seconds * perSecond; k++) {
      const due = begun + (k * 1000) / perSecond
      const early = due - performance.now()
      if (early > 0) await new Promise((on) => setTimeout(on, early))
      const at = k % matches.length
      before[at] = before[at]!.then(() => timed(matches[at]!, waits, due))
    }
    await Promise.all(before)
  })

/** So many answers, one after another. */
export const inTurn = (child: Child, match: Played, answers: number): Promise<Round> =>
  measured(child, [match], async (waits) => {
    for (let k = 0; k < answers; k++) await timed(match, waits)
  })
