import { Group } from 'three'
import type { Board, Region, Rest } from '../../../table/types'
import { COLOURS } from '../colours'
import { marked } from '../flat/region'
import { flat } from './flat'

/** Of a line: mm, and at least so many px on the screen. */
const THICK = 1.2
const THINNEST = 1.8
/** Above the mat, mm. */
const OVER = 0.5

/** Where a piece may be placed, drawn on the mat. `px`: mm that a CSS pixel covers. */
export function region(board: Board, rest: Rest, where: Region, px: number): Group {
  const { lines, area } = marked({ board, rest, thick: Math.max(THICK, THINNEST * px) }, where)
  const drawn = { colour: COLOURS.edge, z: OVER }
  return new Group().add(flat(area, { ...drawn, order: 7 }), flat(lines, { ...drawn, order: 9 }))
}
