import type { Ask, FlickOption, Option, PlaceOption } from '../../../games/kit'
import type { Answer, Table } from '../../../match'
import { below, type Random } from '../../../table/exact'
import type { Aim, Pose, Rest } from '../../../table/types'
import { randomAim } from '../random-aim'
import { pushes } from './pushes'
import { shots } from './shots'

/** An answer that might be good. `option` is the one it takes. */
export interface Candidate {
  option: Option
  answer: Omit<Answer, 'n'>
}

type Ground = Pick<Table, 'board' | 'tape'>

/** So many throws at a region are tried for places besides the example. */
const THROWS = 8

/** So many aims by chance where geometry has none. */
const GUESSES = 6

/** Everything worth a thought as an answer to this question, by geometry alone. */
export function candidates(table: Ground, rest: Rest, ask: Ask, next: Random): Candidate[] {
  if (ask.take) return [someOf(ask, next)]
  return ask.options.flatMap((option) => waysOf(table, rest, option, next))
}

/** Ways to take one option, the surest first. `throws`: places tried besides the example. */
export function waysOf(
  table: Ground,
  rest: Rest,
  option: Option,
  next: Random,
  throws = THROWS,
): Candidate[] {
  const ids = [option.id]
  if (option.how === 'choose') return [{ option, answer: { ids } }]
  if (option.how === 'place')
    return placesFor(table, rest, option, next, throws).map((pose) => ({ option, answer: { ids, pose } }))
  return aimsFor(table, rest, option, next).map((aim) => ({ option, answer: { ids, aim } }))
}

/** By geometry; where nothing is to be met or can be reached, whatever the table allows. */
function aimsFor({ board }: Ground, rest: Rest, option: FlickOption, next: Random): Aim[] {
  const aims = option.adds ? shots(board, rest, option) : pushes(board, rest, option)
  return aims.length > 0 ? aims : Array.from({ length: GUESSES }, () => randomAim(board, rest, option, next))
}

/** The example, and legal places by chance. */
function placesFor(
  { tape, board }: Ground,
  rest: Rest,
  { shape, where, piece, eg }: PlaceOption,
  next: Random,
  throws: number,
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

/** As few as must be, by chance: no game of this table weighs several yet. */
function someOf({ options, take }: Ask, next: Random): Candidate {
  const left = [...options]
  const taken = Array.from({ length: take![0] }, () => left.splice(below(next, left.length), 1)[0]!)
  return { option: options[0]!, answer: { ids: taken.map(({ id }) => id) } }
}
