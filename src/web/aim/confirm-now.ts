import { type Confirm, type Pointing, usualConfirm } from '../../players/human/gesture'
import { playedBefore } from '../settings/played'
import type { Settings } from '../settings/settings'

/** What letting go means in this match: as chosen, else as is usual for whoever has played so much. */
export const confirmNow = ({ confirm }: Settings, pointing: Pointing, match: string): Confirm =>
  confirm === 'usual' ? usualConfirm({ pointing, matches: playedBefore(localStorage, match) }) : confirm
