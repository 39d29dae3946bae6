import { Group } from 'three'
import { COLOURS } from '../colours'
import { shotLines } from '../flat/shots'
import type { Shot } from '../types'
import { flat } from './flat'

/** Lines lie over the pieces, mm. */
const OVER = 6

/** All flicks at once, in the colours and dashes of their sides; the one that is looked at is lit. */
export function shotMap(shots: readonly Shot[], px: number): Group {
  const marks = [...new Set(shots.map(({ mark }) => mark))]
  const drawn = marks.map((mark) => {
    const lines = shotLines(
      shots.filter((shot) => shot.mark === mark && !shot.now),
      px,
    )
    return flat(lines, { colour: mark.line, order: 33, over: true, z: OVER })
  })
  const now = shotLines(
    shots.filter((shot) => shot.now),
    px,
  )
  return new Group().add(...drawn, flat(now, { colour: COLOURS.edge, order: 34, over: true, z: OVER }))
}
