import { isEnd, type Ask, type Option, type PlaceOption, type Seat } from '../../games/kit'
import type { Answer } from '../../match'
import { below, type Random } from '../../table/exact'
import { createTape } from '../../table/tape'
import type { Board, Pose, Rest } from '../../table/types'
import { randomAim } from './random-aim'

/** What a random player looks at: the board, the table as its view shows it, and what it is asked. */
export interface Situation {
  board: Board
  rest: Rest
  n: number
  ask: Ask
}

/**
 * How often a random player stops although it could go on: often enough to be met, seldom enough to get
 * somewhere.
 */
const STOPS = 0.06

/** How much rather an option is taken than others. */
export type Weigh = (option: Option) => number

/**
 * Any legal answer, by chance: the weakest opponent, and the fuzzer's hands. Without `weigh` every option
 * that goes on is as likely as every other.
 */
export function randomAnswer(
  situation: Situation,
  next: Random,
  weigh?: Weigh,
): { seat: Seat; answer: Answer } {
  const { ask, n } = situation
  if (ask.take) return { seat: ask.seat, answer: { n, ids: someOf(ask, ask.take, next) } }
  const option = weigh ? drawnBy(ask.options, weigh, next) : oneOf(ask.options, next)
  return { seat: ask.seat, answer: { n, ids: [option.id], ...rest(situation, option, next) } }
}

function oneOf(options: Option[], next: Random): Option {
  const going = options.filter((option) => !isEnd(option))
  const among = going.length === 0 || next() < STOPS ? options : going
  return among[below(next, among.length)]!
}

/** One of them, by weight. */
export function drawnBy<T>(all: readonly T[], weight: (one: T) => number, next: Random): T {
  const weights = all.map(weight)
  let left = next() * weights.reduce((sum, one) => sum + one, 0)
  return all.find((_, i) => (left -= weights[i]!) < 0) ?? all.at(-1)!
}

function someOf({ options }: Ask, [least, most]: [number, number], next: Random): string[] {
  const left = options.map(({ id }) => id)
  const count = least + below(next, most - least + 1)
  return Array.from({ length: count }, () => left.splice(below(next, left.length), 1)[0]!)
}

function rest({ board, rest: table }: Situation, option: Option, next: Random): Partial<Answer> {
  if (option.how === 'flick') return { aim: randomAim(board, table, option, next) }
  return option.how === 'place' ? { pose: randomPose(board, table, option, next) } : {}
}

/** Anywhere in the region if the throw allows it, else the example. */
function randomPose(board: Board, table: Rest, option: PlaceOption, next: Random): Pose | 'nowhere' {
  const { shape, where, piece, eg } = option
  if (eg === undefined || eg === 'nowhere') return 'nowhere'
  const anywhere = { x: below(next, board.size.x), y: below(next, board.size.y), a: below(next, 360) }
  return createTape(board)(table).place(shape, where, anywhere, piece).ok ? anywhere : eg
}
