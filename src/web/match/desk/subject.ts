import { carrierOf } from '../../../players/human'
import type { Subject } from './cameras.svelte'
import type { Working } from './working.svelte'

/** The piece that is aimed, or whose turn it is, and what it is meant for. */
export function subjectOf({ seen, aim, target }: Pick<Working, 'seen' | 'aim' | 'target'>): Subject {
  const pieces = Object.entries(seen?.description.pieces ?? {})
  const active = pieces.find((piece) => piece[1].active)?.[0]
  const piece = aim ? carrierOf(aim.option) : active
  return { ...(piece ? { piece } : {}), ...(target ? { at: target } : {}) }
}
