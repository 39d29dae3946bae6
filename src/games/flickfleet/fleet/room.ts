import { board, classes, scenarios } from '../data'
import { roomFor, roomNeeded, widthOf } from '../rules/row'
import type { Fleet, Problem } from './types'

/** That of a fair battle. */
const { row } = scenarios['fair_battle']!.sides[0]!.deployment

/** The piece of a fresh ship: a wing has all its pieces. */
const shapeOfFresh = (ship: string): string =>
  classes[ship]!.kind === 'wing' ? `${ship}:${classes[ship]!.pieces}` : ship

/** House: all ships of a fleet must fit side by side along their edge (001:177), wings aboard aside. */
export function tooWide({ ships }: Fleet): Problem[] {
  const needed = roomNeeded(
    ships.map(({ ship }) => widthOf(board, shapeOfFresh(ship))),
    row!,
  )
  const over = needed - roomFor(board, row!)
  if (over <= 0) return []
  const say =
    `Side by side, ${row!.gap.least / 10} cm apart, the ships take ${needed / 10} cm; ` +
    `an edge has room for ${roomFor(board, row!) / 10} cm.`
  return [{ is: 'room', say, by: over }]
}
