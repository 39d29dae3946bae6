import type { Engine } from './engine/engine'
import { openStock } from './engine/stock'
import { createGlide } from './glide'
import type { EnteringGate } from './play/begin'
import { playFlick } from './play/play'
import type { Board, Play, PlayGlide } from './types'

export interface Table {
  play: Play
  /** Asks no engine. */
  glide: PlayGlide
  /** Gives the engine's memory back; the table cannot be used afterwards. */
  close(): void
}

const open: EnteringGate = () => undefined

/**
 * A table for one board. `jolt` is the loaded engine (`loadJolt`), `gate` is for tests only. A flick is
 * played in a world of its own, so the table remembers nothing: the same rest and flick always give the same
 * result.
 */
export function createTable(jolt: Engine, board: Board, gate: EnteringGate = open): Table {
  const stock = openStock(jolt, board)
  const play: Play = (rest, flick) => playFlick(stock, rest, flick, gate)
  return { play, glide: createGlide(board), close: stock.close }
}
