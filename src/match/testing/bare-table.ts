import { createGlide } from '../../table/glide'
import { createTape } from '../../table/tape'
import type { Board } from '../../table/types'
import type { Table } from '../table'

/** A table for games that flick nothing. */
export const bareTable = (board: Board): Table => ({
  board,
  tape: createTape(board),
  glide: createGlide(board),
  play() {
    throw new Error('Nothing is flicked in this game.')
  },
})
