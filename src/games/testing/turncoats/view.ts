import type { Description, PieceWords, Saying, Seat, Shown } from '../../kit'
import { EDGES, type Place } from './board'
import { discsOf } from './begin'
import { nameOf, sayPiece } from './play'
import { DIE, LOYAL, POT, type State } from './state'

const turnsOf = ({ seats, rounds }: Shown<State>): number => seats.length * rounds

const turnOf = (s: Shown<State>): number => Math.min(s.taken, turnsOf(s))

export const title = (s: Shown<State>): string =>
  s.taken === 0 ? 'The start' : `Turn ${turnOf(s)} of ${turnsOf(s)}`

export function describe(s: Shown<State>): Description {
  const discs = s.seats.flatMap((seat) => discsOf(seat).map((id) => [id, discWords(s, seat, id)] as const))
  const neutral = (id: string, what: string): PieceWords => ({ name: sayPiece(id), what, seat: '' })
  return {
    pieces: {
      ...Object.fromEntries(discs),
      [DIE]: { ...neutral(DIE, 'Die'), says: [{ say: `Shows ${s.table[DIE]?.pose.up}.` }] },
      [POT]: { ...neutral(POT, 'Zone'), does: 'a disc that comes into it counts 30' },
    },
    sides: Object.fromEntries(s.seats.map((seat) => [seat, sideWords(s, seat)])),
    ...(s.taken > 0 ? { round: turnOf(s) } : {}),
    house: ['The whole game is made up.'],
  }
}

function discWords(s: Shown<State>, seat: Seat, id: string): PieceWords {
  const piece = s.table[id]
  const base = { name: sayPiece(id), what: 'Disc', seat }
  if (!piece)
    return {
      ...base,
      ...(s.toPlace.includes(seat) ? { away: 'still to be placed' } : { away: 'gone', lost: true }),
    }
  return { ...base, says: [{ say: piece.pose.up === LOYAL ? 'Loyal.' : 'Turned.' }] }
}

function sideWords(s: Shown<State>, seat: Seat): Description['sides'][Seat] {
  const team = s.teams?.[seat]
  return {
    name: nameOf(seat),
    mark: seat,
    edge: EDGES[seat as Place],
    ...(team === undefined ? {} : { team }),
    says: [...handOf(s, seat), { say: `${sayCards(s.laid[seat]!.length)} laid.` }],
  }
}

const sayCards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`

/** The hand in words: values for who may see them, else how many there are. */
function handOf(s: Shown<State>, seat: Seat): Saying[] {
  const values = s.hands[seat]!.map(({ value }) => value)
  const known = values.filter((value) => value !== null)
  return [{ say: known.length ? `In hand: ${known.join(', ')}.` : `${sayCards(values.length)} in hand.` }]
}
