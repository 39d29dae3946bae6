import type { About, Dashboard } from '../../../games/kit'
import type { LogLine } from '../../../match'
import { after, isDamage, rowOf, type Standing } from './gates'
import { inWords, meaningOf } from './meaning'
import type { Chain } from './types'

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

/** How the damage of these lines travelled, a chain for each die. `before`: the boards as they stood. */
export function chainOf(lines: readonly LogLine[], before: readonly Dashboard[]): Chain[] {
  const standing = new Map<string, Standing>(before.map((board) => [board.id, board]))
  return hitsOf(lines).flatMap((hit) => {
    const ship = standing.get(hit.by.piece)
    if (!ship || hit.points.length === 0) return []
    const { chain, end } = follow(ship, hit)
    standing.set(ship.id, end)
    return [chain]
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

function follow(ship: Standing, { n, by, points }: Hit): { chain: Chain; end: Standing } {
  let end = ship
  const rows = points.map((point) => {
    const row = rowOf(end, point, by.value)
    end = after(end, point)
    return row
  })
  const { id, name } = ship
  const meaning = meaningOf(end, ship, points)
  const die = by.value === undefined ? {} : { value: by.value }
  return { chain: { n, piece: id, name, title: titleOf(name, points), ...die, rows, meaning }, end }
}

function titleOf(name: string, points: readonly About[]): string {
  if (points.every(({ is }) => is === 'armour')) return `${name}'s armour holds`
  if (points.some(({ is }) => is === 'crash')) return `${name} is destroyed`
  return `${name} takes ${inWords(points.length)} damage`
}
