import type { Dashboard } from '../../../../games/kit'
import { carrierOf } from '../../../../players/human'
import type { Id } from '../../../../table/types'
import type { Choice } from '../../../match/model/seen'

/**
 * Where a choice belongs on the page: the dashboard that offers it, or null for the row beside the prompt, as
 * for what nobody owns.
 */
export function homeOf(choice: Choice, boards: readonly Dashboard[]): Id | null {
  const home = offeredBy(choice, boards)
  return boards.some(({ id }) => id === home) ? home : null
}

function offeredBy({ ask, option }: Choice, boards: readonly Dashboard[]): Id | null {
  const active = boards.find((board) => board.active && board.seat === ask.seat)
  if (option.how === 'flick') return carrierOf(option)
  if (option.how === 'place') return active?.id ?? option.piece
  const own = boards.find(({ id, seat }) => id === option.piece && seat === ask.seat)
  return (ask.extra ? null : (own ?? active)?.id) ?? null
}

/** The choice that gives this ship its activation. */
export const activation = (choices: readonly Choice[], board: Dashboard): Choice | undefined =>
  choices.find(({ option }) => option.how === 'choose' && option.id === `activate:${board.id}`)
