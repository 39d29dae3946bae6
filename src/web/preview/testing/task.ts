import type { Board, Flick, Point, Rest } from '../../../table/types'

/** What the page previews. */
export interface PreviewTask {
  board: Board
  rest: Rest
  flicks: Flick[]
}

/** What came of it. */
export interface Previewed {
  /** Asked one after another. */
  paths: (Point[] | null)[]
  /** Asked all at once. */
  hurried: (Point[] | null)[]
}
