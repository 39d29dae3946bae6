import { words } from '../../../../games/flickfleet'
import { type About, type Description, inWords } from '../../../../games/kit'
import type { LogLine } from '../../../../match'
import type { Rest, Track } from '../../../../table/types'
import { causeOf, twiceOf } from './cause'
import { metAt } from './met'
import { isPoint, meaningOf, type Point, rowOf } from './point'
import type { Chain } from './types'

/** A die with what it did, as the lines tell it one after the other. */
interface Hit {
  n: number
  by: About
  points: Point[]
}

/**
 * How the damage of these lines travelled, a chain for each die that hit a ship of some side. `tracks`: by
 * entry; `table`: that they were flicked on.
 */
export function chainOf(
  lines: readonly LogLine[],
  { pieces, sides }: Pick<Description, 'pieces' | 'sides'>,
  tracks: Readonly<Record<number, Track>> = {},
  table: Rest = {},
): Chain[] {
  return hitsOf(lines).flatMap(({ n, by, points }) => {
    const ship = pieces[by.piece]
    if (!ship || !sides[ship.seat] || points.length === 0) return []
    const told = { title: titleOf(ship.name, points), meaning: meaningOf(points) }
    const struck = {
      ...thrown(by),
      cause: causeOf(by, pieces),
      twice: twiceOf(by, points),
      met: metAt(by, tracks[n], table),
    }
    const rows = points.map(rowOf)
    return [{ n, piece: by.piece, name: ship.name, rows, ...told, ...struck, last: points.at(-1)! }]
  })
}

/** What hits a ship begins a chain; a crash is its own and only point. */
function hitsOf(lines: readonly LogLine[]): Hit[] {
  const hits: Hit[] = []
  for (const { n, about } of lines) {
    if (!about) continue
    if (words[about.is]?.begins) hits.push({ n, by: about, points: [] })
    if (isPoint(about) && about.piece === hits.at(-1)?.by.piece) hits.at(-1)!.points.push(about)
  }
  return hits
}

const thrown = ({ value, die }: About): Pick<Chain, 'value' | 'die'> => ({
  ...(value === undefined ? {} : { value }),
  ...(die === undefined ? {} : { die }),
})

function titleOf(name: string, points: readonly Point[]): string {
  const last = points.at(-1)!
  if (words[last.is]?.kind === 'lost') return `${name} is destroyed`
  const cost = points.filter(({ left }) => left)
  if (cost.length > 0) return `${name} takes ${inWords(cost.length)} damage`
  const { name: gate } = last.way.find(({ is }) => is === last.gate)!
  return `${name}'s ${gate.toLowerCase()} holds`
}
