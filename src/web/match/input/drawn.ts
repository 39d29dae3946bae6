import { overlayOf, waitingDie } from '../../aim/overlay'
import { ghostOf } from '../../placing'
import type { Ghost, Lit, Overlay } from '../../table3d/types'
import type { HandsOn } from './hands-on.svelte'
import { markOfPiece } from '../model/looks'
import type { Seen } from '../model/seen'
import type { AtAim, AtPlace } from '../model/work'

/** What the table draws besides its pieces. */
export interface DrawnAim {
  /** The edge that may be pushed; a die that waits has its own ring. */
  lit: Lit | null
  /** A piece or a die that is not there yet. */
  ghost: Ghost | null
  overlay: Overlay | null
}

export function drawnOf(
  seen: Seen,
  aim: AtAim | null,
  place: AtPlace | null,
  { hand, known }: HandsOn,
): DrawnAim {
  const die = aim && waitingDie(aim)
  return {
    lit: aim && !die ? { piece: aim.option.piece, surface: aim.option.surface } : null,
    ghost: place ? ghostOf(place, markOfPiece(seen, place.option.piece)) : die,
    overlay: aim && known && overlayOf(aim, known, hand.view.handle),
  }
}
