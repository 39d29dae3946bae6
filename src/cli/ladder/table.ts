import { LEVELS } from '../../players/bots/levels'
import { sayShare } from '../bulk/interval'
import type { PairResult } from './pairs'

const WORDS = {
  better: 'decided: stronger',
  'not better': 'decided: not stronger',
  open: 'not decided',
} as const

const triesOf = (id: string): number => LEVELS.find((level) => level.id === id)?.tries ?? 0

/** The ladder as a table in Markdown, with the core-hours it took. */
export function ladderTable(standings: readonly PairResult[], cap: number): string {
  const hours = standings.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
  return [
    '| pair | tried flicks | matches | win share, 95 % | test | core-hours |',
    '|---|---|---|---|---|---|',
    ...standings.map((standing) => `| ${cells(standing, cap).join(' | ')} |`),
    '',
    `${hours.toFixed(2)} core-hours in all.`,
  ].join('\n')
}

/** Fewer matches than were planned are said, unless the test has decided. */
function cells({ pair: { stronger, weaker }, results, verdict, seconds }: PairResult, cap: number): string[] {
  const points = results.reduce((sum, result) => sum + result, 0)
  const fewer = verdict === 'open' && results.length < cap ? ` (of ${cap} planned)` : ''
  return [
    `${stronger} : ${weaker}`,
    `${triesOf(stronger)} : ${triesOf(weaker)}`,
    `${results.length}${fewer}`,
    sayShare(points, results.length),
    WORDS[verdict],
    (seconds / 3600).toFixed(2),
  ]
}
