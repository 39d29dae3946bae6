import { resultOf, worthOf, type SetupSeat } from '../../games/kit'
import type { MatchLine } from '../bulk/line'
import { sidesOf } from '../bulk/sides'

/** How a set-up treats its sides. */
export interface Scale {
  name: string
  matches: number
  /** Of each side, in seat order; the seats of a team are one. */
  sides: { name: string; points: number }[]
  /** Of whoever was asked first to act. */
  first: { points: number; matches: number }
  draws: number
  /** Matches that everybody lost. */
  lost: number
  /** On average. */
  flicks: number
  seconds: number
}

interface Kind {
  name: string
  seats: readonly SetupSeat[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What these matches of one set-up say. */
export function scaleOf({ name, seats }: Kind, lines: readonly MatchLine[]): Scale {
  const begun = lines.filter(({ first }) => first !== null)
  return {
    name,
    matches: lines.length,
    sides: sidesOf(seats).map((side) => ({
      name: side.map((seat) => seat.name).join(' and '),
      points: sum(lines.map((line) => worthOf(line, side[0]!.id))),
    })),
    first: { points: sum(begun.map((line) => worthOf(line, line.first!))), matches: begun.length },
    draws: lines.filter(({ draw }) => draw).length,
    lost: lines.filter((line) => resultOf(line) === 'lost').length,
    flicks: lines.length ? sum(lines.map(({ flicks }) => flicks)) / lines.length : 0,
    seconds: sum(lines.map(({ seconds }) => seconds)),
  }
}
