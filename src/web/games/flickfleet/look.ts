import { flickfleet } from '../../../games/flickfleet'
import type { GameLook } from '../../match/model/seen'
import { MARKS } from './marks'

/** FlickFleet as a view of it is read. */
export const look: GameLook = { game: flickfleet, marks: MARKS }
