import type { Ask, FlickOption, Option, PlaceOption } from '../../../games/kit'
import type { Answer, Table } from '../../../match'
import { below, type Random } from '../../../table/exact'
import type { Aim, Pose, Rest } from '../../../table/types'
import { flicksDie } from '../../flicked'
import { randomAim } from '../random-aim'
import { type Push, pushes } from './pushes'
import { drawn, severalOf } from './several'
import { shots } from './shots'

/** An answer that might be good. `option` is the one it takes. */
export interface Candidate {
  option: Option
  answer: Omit<Answer, 'n'>
}

type OnTable = Pick<Table, 'board' | 'tape'>

/** How many ways are looked at. */
export interface Care {
  /** At a region, for places besides the example. */
  throws: number
  /** Pushes all round. */
  pushed: number
}

const THOROUGH: Care = { throws: 8, pushed: Infinity }
export const GLANCE: Care = { throws: 1, pushed: 12 }

/** So many aims by chance where geometry has none. */
const GUESSES = 6

/**
 * Everything worth a thought as an answer to this question, by geometry alone. `order`: of the ways to take
 * one option.
 */
export function candidates(
  table: OnTable,
  rest: Rest,
  ask: Ask,
  next: Random,
  order: (ways: Candidate[]) => Candidate[] = (ways) => ways,
): Candidate[] {
  if (ask.take) return order(setsFor(ask, next))
  return ask.options.flatMap((option) => order(waysOf(table, rest, option, next)))
}

/** Ways to take one option: shots the surest first, moves by strength and all round. */
export function waysOf(
  table: OnTable,
  rest: Rest,
  option: Option,
  next: Random,
  care: Care = THOROUGH,
): Candidate[] {
  const ids = [option.id]
  if (option.how === 'choose') return [{ option, answer: { ids } }]
  if (option.how === 'place')
    return placesFor(table, rest, option, next, care).map((pose) => ({ option, answer: { ids, pose } }))
  return aimsFor(table, rest, option, next, care).map((aim) => ({ option, answer: { ids, aim } }))
}

/** By geometry; where nothing is to be met or can be reached, whatever the table allows. */
function aimsFor({ board }: OnTable, rest: Rest, option: FlickOption, next: Random, { pushed }: Care): Aim[] {
  const some = (all: Push[]): Push[] => (pushed < all.length ? drawn(all, pushed, next) : all)
  const isShot = flicksDie({ board, rest }, option) && option.at?.some((id) => rest[id])
  const aims = isShot ? shots(board, rest, option) : pushes(board, rest, option, some)
  return aims.length > 0 ? aims : Array.from({ length: GUESSES }, () => randomAim(board, rest, option, next))
}

/** The example, and legal places by chance. */
function placesFor(
  { tape, board }: OnTable,
  rest: Rest,
  { shape, where, piece, eg }: PlaceOption,
  next: Random,
  { throws }: Care,
): (Pose | 'nowhere')[] {
  if (!eg || eg === 'nowhere') return ['nowhere']
  const wished = Array.from({ length: throws }, () => ({
    x: below(next, board.size.x),
    y: below(next, board.size.y),
    a: below(next, 360),
  }))
  const placed = wished.map((pose) => tape(rest).place(shape, where, pose, piece))
  return [eg, ...placed.flatMap((spot) => (spot.ok ? [spot.pose] : []))]
}

/** Several at once; `option`: the first of them, or of those that were left. */
export const setsFor = (ask: Ask, next: Random): Candidate[] =>
  severalOf(ask, next).map((taken) => ({
    option: taken[0] ?? ask.options[0]!,
    answer: { ids: taken.map(({ id }) => id) },
  }))
