import type { Board, Play, PlayGlide, Rest, Tape } from '../table/types'

/** The table as the match uses it: the real one, or a scripted one in tests. */
export interface Table {
  board: Board
  play: Play
  glide: PlayGlide
  tape(rest: Rest): Tape
}
