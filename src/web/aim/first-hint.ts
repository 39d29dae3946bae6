import type { Lens, Px } from '../../players/human/gesture'
import { worldOutline } from '../../table/outline'
import type { AtAim } from '../match/model/work'
import { type Box, boxAround, widened } from '../table3d/box'
import type { Parked } from './holds'
import { handAt, lineBeside } from './hint'
import { within } from './place'

/** The moving hand and the line that says what it does, px of the window. */
export interface FirstHint {
  say: string
  /** Null: there is no room for it on the table. */
  hand: Px | null
  line: Box
}

/** From a piece to the line, px. */
const APART = 4

export function firstHint(say: string, { scene }: AtAim, rest: Parked, lens: Lens, table: Box): FirstHint {
  const hand = handAt(rest.centre, rest.handle)
  const pieces = Object.values(scene.rest).map(({ shape, pose }) =>
    widened(boxAround(worldOutline(scene.board.shapes[shape]!, pose).map((at) => lens.toScreen(at))), APART),
  )
  return { say, hand: within(table, hand) ? hand : null, line: lineBeside(hand, pieces, table) }
}
