import type { Id } from '../../../table/types'
import type { Looks } from '../../table3d/types'
import type { Seen } from './seen'

/**
 * How every piece is told apart on the table; the words are those of the panels. `named`: has its name
 * beside it already.
 */
export function looksOf({ description: { pieces, boards }, sideOf }: Seen, named: Id | null = null): Looks {
  const cubes = new Set(boards.filter(({ cube, away }) => cube && !away).map(({ id }) => id))
  return Object.fromEntries(
    Object.entries(pieces).map(([id, { name, seat }]) => [
      id,
      { name, side: sideOf(seat), label: id === named ? '' : name, cube: cubes.has(id) },
    ]),
  )
}

/** Also before it is on the table. An obstacle is nobody's, whoever places it. */
export const sideOfPiece = ({ description: { pieces }, sideOf }: Seen, piece: Id): string =>
  sideOf(pieces[piece]?.seat ?? '')

/** The table in a sentence, for who cannot see the picture. */
export function summaryOf({ title, description: { boards }, nameOf }: Seen): string {
  const there = boards.filter(({ away }) => !away)
  const ships = there.map(({ name, what, seat }) => `${name}, ${what.toLowerCase()} of ${nameOf(seat)}`)
  return `The table, ${title}. ${ships.join('; ')}. The text view says where everything lies.`
}
