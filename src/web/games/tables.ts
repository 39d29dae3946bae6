import { flickfleet, type FlickFleetState } from '../../games/flickfleet'
import type { AnyGame, Base, Seat, Shown } from '../../games/kit'
import { openReach, type Reach } from '../../players/reach'
import type { Id, Side } from '../../table/types'

/** A game as the pages need it. */
export interface TableOf {
  game: AnyGame
  /** How far its pieces go. */
  reach: Reach
  /** Where a seat sits. */
  edgeOf(state: Shown<Base>, seat: Seat): Side
  /** The word of the mark that a side wears: 'uprising'; 'nobody' for what nobody owns. */
  sideOf(state: Shown<Base>, seat: Seat): string
  /** What a side is called: 'Uprising', 'Cadet A'. */
  nameOf(state: Shown<Base>, seat: Seat): string
  /** Whose a piece is, if anybody's. */
  ownerOf(state: Shown<Base>, piece: Id): Seat | null
}

const sidesOf = (state: Shown<Base>) => (state as FlickFleetState).sides

/** The games that are on this table. */
export const TABLES: Readonly<Record<string, TableOf>> = {
  flickfleet: {
    game: flickfleet,
    reach: openReach(await flickfleet.reach!()),
    edgeOf: (state, seat) => sidesOf(state)[seat]?.edge ?? 'S',
    sideOf: (state, seat) => sidesOf(state)[seat]?.mark ?? 'nobody',
    nameOf: (state, seat) => sidesOf(state)[seat]?.name ?? seat,
    ownerOf: (state, piece) => (state as FlickFleetState).ships[piece]?.seat ?? null,
  },
}
