import type { Board, Flick, Point, Rest } from '../../table/types'

/** What the page says to its worker: the board once, then flicks, one at a time. */
export type ToWorker = { board: Board } | { rest: Rest; flick: Flick }

/** The answer to a flick; null: it cannot be played like this. */
export type FromWorker = Point[] | null
