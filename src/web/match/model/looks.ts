import type { Id } from '../../../table/types'
import type { Mark } from '../../parts/mark'
import type { Appearances } from '../../table3d/types'
import type { Seen } from './seen'

/**
 * How every piece is told apart on the table; the words are those of the panels. `named`: has its name
 * beside it already.
 */
export function looksOf(
  { view, description: { pieces }, markOf }: Seen,
  named: Id | null = null,
): Appearances {
  const seats = new Set(view.seats.map(({ seat }) => seat))
  return Object.fromEntries(
    Object.entries(pieces).map(([id, { name, seat, ready, away, printed }]) => [
      id,
      {
        name,
        ...(seats.has(seat) ? { mark: markOf(seat) } : {}),
        label: id === named || printed ? '' : name,
        ready: ready !== undefined && !away,
      },
    ]),
  )
}

/** Also before it is on the table. An obstacle is nobody's, whoever places it. */
export const markOfPiece = ({ description: { pieces }, markOf }: Seen, piece: Id): Mark =>
  markOf(pieces[piece]?.seat ?? '')

/** The table in a sentence, for who cannot see the picture. */
export function summaryOf({ title, view, description: { pieces }, nameOf }: Seen): string {
  const owned = Object.values(pieces).filter(
    ({ away, seat }) => !away && view.seats.some((one) => one.seat === seat),
  )
  const said = owned.map(({ name, what, seat }) => `${name}, ${what.toLowerCase()} of ${nameOf(seat)}`)
  return `The table, ${title}. ${said.join('; ')}. The text view says where everything lies.`
}
