import { sayShare } from '../bulk/interval'
import type { Scale } from './scale'

/** The balance of all set-ups as a table in Markdown. */
export function balanceTable(scales: readonly Scale[]): string {
  const hours = scales.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
  return [
    '| set-up | matches | side one, 95 % | side two, 95 % | who acts first, 95 % | draws | flicks |',
    '|---|---|---|---|---|---|---|',
    ...scales.map((scale) => `| ${cells(scale).join(' | ')} |`),
    '',
    `${hours.toFixed(2)} core-hours in all. A draw counts half for both.`,
  ].join('\n')
}

const cells = ({ name, matches, sides, first, draws, flicks }: Scale): string[] => [
  name,
  String(matches),
  ...sides.map((side) => `${side.name} ${sayShare(side.points, matches)}`),
  sayShare(first.points, first.matches),
  String(draws),
  flicks.toFixed(0),
]
