import { worthOf, type Seat } from '../../games/kit'
import type { Line } from '../bulk/line'

/** How a set-up treats its sides. */
export interface Scale {
  name: string
  matches: number
  /** Of each side, in seat order. */
  sides: { name: string; points: number }[]
  /** Of whoever was asked first to act. */
  first: { points: number; matches: number }
  draws: number
  /** On average. */
  flicks: number
  seconds: number
}

interface Kind {
  name: string
  seats: readonly { id: Seat; name: string }[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What these matches of one set-up say. */
export function scaleOf({ name, seats }: Kind, lines: readonly Line[]): Scale {
  const begun = lines.filter(({ first }) => first !== null)
  return {
    name,
    matches: lines.length,
    sides: seats.map((seat) => ({
      name: seat.name,
      points: sum(lines.map((line) => worthOf(line, seat.id))),
    })),
    first: { points: sum(begun.map((line) => worthOf(line, line.first!))), matches: begun.length },
    draws: lines.filter(({ draw }) => draw).length,
    flicks: lines.length ? sum(lines.map(({ flicks }) => flicks)) / lines.length : 0,
    seconds: sum(lines.map(({ seconds }) => seconds)),
  }
}
