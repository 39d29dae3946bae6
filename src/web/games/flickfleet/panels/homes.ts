import type { Dashboard } from '../../../../games/flickfleet'
import type { Id } from '../../../../table/types'
import type { AskedOption } from '../../../match/model/seen'

/**
 * Where a choice belongs on the page: the dashboard that offers it, or null for the row beside the prompt, as
 * for what nobody owns.
 */
export function homeOf(choice: AskedOption, boards: readonly Dashboard[]): Id | null {
  const { ask, option } = choice
  if (ask.extra && option.how === 'choose') return null
  return boards.find(({ id }) => id === option.of?.piece)?.id ?? null
}

/** The choice that gives this ship its activation. */
export const activation = (choices: readonly AskedOption[], board: Dashboard): AskedOption | undefined =>
  choices.find(({ option }) => option.verb === 'activate' && option.of?.piece === board.id)
