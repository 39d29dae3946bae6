import { type Confirm, type Pointing, usualConfirm } from '../../players/human/gesture'
import { playedBefore } from '../settings/played'
import type { Settings } from '../settings/settings'

/** The match that is played. */
export interface Played {
  id: string
  /** Nobody waits at the other end. */
  correspondence: boolean
}

export function confirmNow(
  { confirm }: Settings,
  pointing: Pointing,
  { id, correspondence }: Played,
): Confirm {
  if (confirm !== 'usual') return confirm
  return usualConfirm({ pointing, correspondence, matches: playedBefore(localStorage, id) })
}
