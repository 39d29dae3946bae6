import type { About, Description } from '../../../../games/kit'
import type { LogLine } from '../../../../match'
import type { Rest, Track } from '../../../../table/types'
import { causeOf, twiceOf } from './cause'
import { after, isDamage, rowOf, type Standing } from './gates'
import { inWords, meaningOf } from './meaning'
import { metAt } from './met'
import type { Chain, Gate } from './types'

/**
 * Words that begin a chain: a die has hit, a ram or an obstacle has been rolled or has done all it does at
 * once.
 */
const BEGINS = ['fires', 'rolled', 'ram', 'runs into', 'crash']

/** A die with what it did, as the lines tell it one after the other. */
interface Hit {
  n: number
  by: About
  points: About[]
}

/**
 * How the damage of these lines travelled, a chain for each die. `before`: as everything stood; `tracks`: by
 * entry; `table`: that they were flicked on.
 */
export function chainOf(
  lines: readonly LogLine[],
  { boards, pieces }: Pick<Description, 'boards' | 'pieces'>,
  tracks: Readonly<Record<number, Track>> = {},
  table: Rest = {},
): Chain[] {
  const standing = new Map<string, Standing>(boards.map((board) => [board.id, board]))
  return hitsOf(lines).flatMap(({ n, by, points }) => {
    const ship = standing.get(by.piece)
    if (!ship || points.length === 0) return []
    const { rows, end } = follow(ship, by, points)
    standing.set(ship.id, end)
    const told = { title: titleOf(ship.name, points), meaning: meaningOf(end, ship, points) }
    const struck = {
      ...thrown(by),
      cause: causeOf(by, pieces),
      twice: twiceOf(by, points),
      met: metAt(by, tracks[n], table),
    }
    return [{ n, piece: ship.id, name: ship.name, rows, ...told, ...struck, last: points.at(-1)! }]
  })
}

function hitsOf(lines: readonly LogLine[]): Hit[] {
  const hits: Hit[] = []
  for (const { n, about } of lines) {
    if (!about) continue
    if (BEGINS.includes(about.is)) hits.push({ n, by: about, points: [] })
    if (isDamage(about) && about.piece === hits.at(-1)?.by.piece) hits.at(-1)!.points.push(about)
  }
  return hits
}

function follow(ship: Standing, by: About, points: readonly About[]): { rows: Gate[][]; end: Standing } {
  let end = ship
  const rows = points.map((point) => {
    const row = rowOf(end, point, by.value)
    end = after(end, point)
    return row
  })
  return { rows, end }
}

const thrown = ({ value, die }: About): Pick<Chain, 'value' | 'die'> => ({
  ...(value === undefined ? {} : { value }),
  ...(die === undefined ? {} : { die }),
})

function titleOf(name: string, points: readonly About[]): string {
  if (points.every(({ is }) => is === 'armour')) return `${name}'s armour holds`
  if (points.some(({ is }) => is === 'crash')) return `${name} is destroyed`
  return `${name} takes ${inWords(points.length)} damage`
}
