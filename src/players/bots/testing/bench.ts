import { outlook } from '../../../match'
import { median, quantile } from '../../../table/testing/bench/report'
import type { Flick, Rest } from '../../../table/types'
import { type Level, LEVELS, levelNamed } from '../levels'
import { think } from '../think'
import { game, positions, standAt, table, type Position } from './positions'

const POSITIONS = 50
/** The first round warms up. */
const ROUNDS = 4
const PILOT = levelNamed('pilot')!

interface Timing {
  flicks: number
  /** Of whole decisions and of the same flicks on the table alone, ms. */
  thinking: number
  playing: number
}

/**
 * Times decisions of the Pilot at 50 stored positions, and at each the flicks that were tried, once more on
 * the table alone; prints tried flicks a second on one core and the ratio (wanted: at least 0.80), which it
 * answers. Then how long each level decides there on one core (wanted: at most 2 s).
 */
export function benchBots(): number {
  const at = positions(POSITIONS)
  const rounds = Array.from({ length: ROUNDS }, (_, i) =>
    at.map((position) => timed(position, PILOT, `bench ${i}`)),
  )
  const ratio = report(rounds.slice(1))
  for (const level of LEVELS) reportDecisions(level, at)
  return ratio
}

function timed(position: Position, level: Level, seed: string): Timing {
  const match = standAt(position, 'bench')
  const { seat } = match.asks.find(({ extra }) => !extra)!
  const tried: [Rest, Flick][] = []
  const noting = {
    ...table,
    play: (rest: Rest, flick: Flick) => (tried.push([rest, flick]), table.play(rest, flick)),
  }
  const mind = { game, table: noting, outlook: outlook(match, seat)!, hand: level.hand, seed }
  const thinking = ms(() => think(mind, { budget: level.tries }))
  const playing = ms(() => tried.forEach(([rest, flick]) => table.play(rest, flick)))
  return { flicks: tried.length, thinking, playing }
}

function ms(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

const sum = (all: readonly Timing[], key: keyof Timing): number => all.reduce((sum, one) => sum + one[key], 0)

function report(rounds: readonly Timing[][]): number {
  const rates = (key: 'thinking' | 'playing'): number[] =>
    rounds.map((round) => (1000 * sum(round, 'flicks')) / sum(round, key))
  const ratios = rounds.map((round) => sum(round, 'playing') / sum(round, 'thinking'))
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(3))
  console.log(`planner      ${median(rates('thinking')).toFixed(0)} tried flicks/s per core`)
  console.log(`table alone  ${median(rates('playing')).toFixed(0)} of the same flicks/s per core`)
  console.log(`ratio ${median(ratios).toFixed(3)} (rounds from ${low} to ${high}; wanted 0.80)`)
  return median(ratios)
}

function reportDecisions(level: Level, at: readonly Position[]): void {
  const times = at.map((position) => timed(position, level, 'decision').thinking)
  const ofAll = [median(times), quantile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(0))
  const [half, most, longest] = ofAll
  console.log(
    `${level.name.padEnd(8)} decides in ${half} ms (median), ${most} ms (p95), ${longest} ms (longest)`,
  )
}
