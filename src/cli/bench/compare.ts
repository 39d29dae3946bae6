import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { benchBots } from '../../players/bots/testing/bench'
import { benchTable } from '../../table/testing/bench/bench'
import type { Ratios } from './ratios'
import { benchUsualServer } from './server/bench'

/** From the root of the checkout. docs/performance.md says how the figures came about. */
const FILE = 'testdata/bench/ratios.json'

/** A ratio that has lost more than this is a regression. */
const MOST_LOST = 0.1

async function measure(): Promise<Ratios> {
  const table = await benchTable()
  const bots = benchBots()
  return { table, bots, ...(await benchUsualServer()) }
}

/** A line for each ratio, and whether one has got worse or is missing. */
export function compared(before: Ratios, now: Ratios): { lines: string[]; worse: boolean } {
  const isWorse = (name: string): boolean => !(now[name]! >= before[name]! * (1 - MOST_LOST))
  const shown = (ratio: number | undefined): string => ratio?.toPrecision(3) ?? 'not measured'
  const lines = [...new Set([...Object.keys(before), ...Object.keys(now)])].map((name) => {
    const verdict = name in before && isWorse(name) ? 'WORSE' : 'ok'
    return `${verdict.padEnd(6)}${name}: ${shown(now[name])}, before ${shown(before[name])}`
  })
  return { lines, worse: Object.keys(before).some(isWorse) }
}

/** Measures all ratios and compares them with the last ones. False: one is more than 10 % worse. */
export async function benchCompare(): Promise<boolean> {
  const before = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Ratios) : {}
  const { lines, worse } = compared(before, await measure())
  console.log(lines.join('\n'))
  return !worse
}

/** Measures all ratios and writes them down: from now on these are the last ones. */
export async function benchKeep(): Promise<void> {
  writeFileSync(FILE, `${JSON.stringify(await measure(), null, 2)}\n`)
}
