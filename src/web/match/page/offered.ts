import type { Screen } from '../../games/screen'
import type { AskedOption, Seen } from '../model/seen'

/** Is a choice to be made in a panel of the game? Else it stands beside the question. */
export const offered =
  ({ panels }: Screen, seen: Seen) =>
  (choice: AskedOption): boolean =>
    panels?.offers(seen, choice) ?? false
