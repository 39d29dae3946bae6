import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { newCrew, type Crew } from '../bulk/crew'
import type { Line } from '../bulk/line'
import { orderOf, type Many } from '../bulk/many'
import { progressBar } from '../bulk/progress'
import { isOf, numberOf, PAIRS, playersOf, standingOf, type Pair, type Standing } from './pairs'

export interface Climb extends Omit<Many, 'players' | 'matches'> {
  /** Matches of a pair, at most. */
  cap: number
}

/**
 * Plays neighbours against each other until each pair is decided or has played enough; goes on where the file
 * ends.
 */
export async function climb(wanted: Climb): Promise<Standing[]> {
  const lines = known(wanted.out)
  const crew = newCrew(wanted.workers)
  try {
    for (const pair of PAIRS) await decide(wanted, pair, crew, lines)
  } finally {
    await crew.close()
  }
  return PAIRS.map((pair) => standingOf(pair, lines))
}

/** The lines of an earlier run. */
const known = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
    : []

async function decide(wanted: Climb, pair: Pair, crew: Crew, lines: Line[]): Promise<void> {
  const bar = progressBar(wanted.cap)
  const played = new Set(lines.filter((line) => isOf(pair, line)).map(numberOf))
  const done = (): boolean => standingOf(pair, lines).verdict !== 'open'
  const missing = Array.from({ length: wanted.cap }, (_, i) => i + 1).filter((number) => !played.has(number))
  const worker = async (): Promise<void> => {
    for (let number = missing.shift(); number !== undefined && !done(); number = missing.shift()) {
      const line = await crew.play(
        orderOf({ ...wanted, players: playersOf(pair, number), matches: 0 }, number),
      )
      lines.push(line)
      appendFileSync(wanted.out, `${JSON.stringify(line)}\n`)
      bar.show(standingOf(pair, lines).results.length, `${pair.stronger} against ${pair.weaker}`)
    }
  }
  await Promise.all(Array.from({ length: wanted.workers }, worker))
  bar.clear()
}
