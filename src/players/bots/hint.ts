import { exit, touches, type Option } from '../../games/kit'
import type { Answer } from '../../match'
import { random, type Random } from '../../table/exact'
import { isShaken } from '../../table/play/low'
import { SHAKES, type Flick, type Rest } from '../../table/types'
import { flicked } from './hand'
import { levelNamed } from './levels'
import { imagined, type Mind } from './mind'
import { think, type Thinking } from './think'

/** What the Ace would do, and how surely it meets what it means to: for practice. */
export interface Hint {
  answer: Omit<Answer, 'n'>
  /**
   * Of `HINT_TRIES` flicks with its hand, how many met a target first and stayed on the table; null: nothing
   * to hit.
   */
  hits: number | null
}

/** Whose advice it is. */
export const ADVISER = levelNamed('ace')!

export const HINT_TRIES = 100

/** Thinks as the Ace does, and tries what it means a hundred times. */
export function hintFor(mind: Omit<Mind, 'hand'>, thinking: Thinking): Hint {
  const ace: Mind = { ...mind, hand: ADVISER.hand }
  const { meant } = think(ace, thinking)
  return {
    answer: meant.answer,
    hits: isAimed(meant.option) ? hitsOf(ace, meant.option, meant.answer) : null,
  }
}

type Aimed = Extract<Option, { how: 'flick' }>

const isAimed = (option: Option): option is Aimed => option.how === 'flick' && (option.at ?? []).length > 0

function hitsOf(mind: Mind, option: Aimed, { aim }: Omit<Answer, 'n'>): number {
  const { table, running } = imagined(mind, 'hint')
  const rest = running.turn.s.table
  const next = random(`hint ${mind.seed}`)
  const tries = Array.from({ length: HINT_TRIES }, () => {
    const shaky = flicked(table.board, rest, option, aim!, mind.hand, next)
    return meets(mind, rest, option, shaky, next)
  })
  return tries.filter(Boolean).length
}

/** Did it touch something it was meant for before anything else, and stay on the table? */
function meets({ table }: Mind, rest: Rest, option: Aimed, aim: Answer['aim'], next: Random): boolean {
  const { piece, surface, adds, at = [] } = option
  const shake = Array.from({ length: SHAKES }, next)
  const shaken = isShaken(table.board, rest, option) ? { shake } : {}
  const flick: Flick = { piece, surface, aim: aim!, ...(adds ? { adds } : {}), ...shaken }
  const { result } = table.play(rest, flick)
  const own = adds?.on
  const first = touches(result, piece).find((id) => id !== own)
  return first !== undefined && at.includes(first) && !exit(result, piece)
}
