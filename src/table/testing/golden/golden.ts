import type { Table } from '../../table'
import type { Board, Flick, Glide, PlayGlide, Played, Rest } from '../../types'

/** What is played, before it was. */
export interface GoldenScene {
  name: string
  board: Board
  rest: Rest
  flicks: Flick[]
  glides?: Glide[]
}

/** A stored flick with what it did. */
export interface GoldenFlick extends Played {
  flick: Flick
}

/** A stored glide with what it did. */
export interface GoldenGlide extends Played {
  glide: Glide
}

/** A file of testdata/golden: what is played all starts on one table. */
export interface Golden {
  board: Board
  rest: Rest
  flicks: GoldenFlick[]
  glides?: GoldenGlide[]
}

/** How many flicks and glides a file holds. */
export const countOf = ({ flicks, glides = [] }: Golden): number => flicks.length + glides.length

/** Everything in the file, how it is stored and how it is played again. */
export function replays(
  { rest, flicks, glides = [] }: Golden,
  table: Pick<Table, 'play'>,
  glideOn: PlayGlide,
): { stored: Played; again: () => Played }[] {
  return [
    ...flicks.map(({ flick, ...stored }) => ({ stored, again: () => table.play(rest, flick) })),
    ...glides.map(({ glide, ...stored }) => ({ stored, again: () => glideOn(rest, glide) })),
  ]
}

const list = (of: readonly object[]): string => of.map((one) => JSON.stringify(one)).join(',\n')

/** One flick or glide a line, so that a change shows which. */
export function print({ board, rest, flicks, glides }: Golden): string {
  const scene = `"board": ${JSON.stringify(board)},\n"rest": ${JSON.stringify(rest)}`
  const slid = glides ? `,\n"glides": [\n${list(glides)}\n]` : ''
  return `{\n${scene},\n"flicks": [\n${list(flicks)}\n]${slid}\n}\n`
}
