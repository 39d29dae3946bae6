import { sayShare } from '../bulk/interval'
import type { Scale } from './scale'

/** The balance of all set-ups as a table in Markdown. */
export function balanceTable(scales: readonly Scale[]): string {
  const hours = scales.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
  return [
    '| set-up | matches | wins of each side, 95 % | who acts first, 95 % | draws | all lost | flicks |',
    '|---|---|---|---|---|---|---|',
    ...scales.map((scale) => `| ${cells(scale).join(' | ')} |`),
    '',
    `${hours.toFixed(2)} core-hours in all. A draw counts half for all.`,
  ].join('\n')
}

const cells = ({ name, matches, sides, first, draws, lost, flicks }: Scale): string[] => [
  name,
  String(matches),
  sides.map((side) => `${side.name} ${sayShare(side.points, matches)}`).join('; '),
  sayShare(first.points, first.matches),
  String(draws),
  String(lost),
  flicks.toFixed(0),
]
