import type { Px } from '../../players/human/gesture'
import type { Box } from '../table3d/box'

/** Of what is said beside the handle, px; as wide as its longest words. */
const NOTE = { beside: 24, width: 128, height: 30 } as const

/** Beside the handle, right of it where there is room, but on the table: a pull may go on below it. */
export function noteBeside(handle: Px, table: Box): Box {
  const right = handle.x + NOTE.beside
  const beside = right + NOTE.width > table.right ? handle.x - NOTE.beside - NOTE.width : right
  const left = Math.max(table.left, beside)
  const middle = Math.min(handle.y, table.bottom - NOTE.height / 2)
  const top = Math.max(table.top, middle - NOTE.height / 2)
  return { left, top, right: left + NOTE.width, bottom: top + NOTE.height }
}
