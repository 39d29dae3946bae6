import { readFileSync } from 'node:fs'
import { random } from '../../exact'
import type { Board, Flick, Rest } from '../../types'
import { BOARD } from '../board'
import { anyFlick } from '../flicks'
import { twelveShips } from '../scenes'

export interface Scene {
  board: Board
  rest: Rest
  flicks: Flick[]
}

/** From the root of the checkout: the command line is a bundle, so its own place tells nothing. */
const FILE = 'testdata/bench/twelve-ships.json'
const FLICKS = 200

export const benchScene = (): Scene => JSON.parse(readFileSync(FILE, 'utf8')) as Scene

/** How the scene was made once; the file is what counts. */
export function makeScene(): Scene {
  const next = random('twelve ships')
  const rest = twelveShips(BOARD, next)
  return { board: BOARD, rest, flicks: Array.from({ length: FLICKS }, () => anyFlick(BOARD, rest, next)) }
}
