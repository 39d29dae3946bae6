import { sinCos } from '../../../../table/exact'
import type { Lens } from '../lens'

/** A camera over the middle of the 90 cm table, as the page has it. */
export interface Camera {
  /** Degrees above the table. */
  elevation: number
  /** 1 shows the whole table. */
  zoom: number
  /** Where the middle of the picture is in the window, CSS px. */
  centre: { x: number; y: number }
}

export const DESK: Camera = { elevation: 68, zoom: 1, centre: { x: 700, y: 460 } }

const MIDDLE = 450
/** mm from the eye to the middle, and px for each unit of the picture plane. */
const [EYE, FOCUS] = [2400, 1500]

export function lensOf({ elevation, zoom, centre }: Camera): Lens {
  const { sin, cos } = sinCos(elevation)
  const focus = FOCUS * zoom
  return {
    toScreen({ x, y }) {
      const deep = EYE + (y - MIDDLE) * cos
      return {
        x: centre.x + (focus * (x - MIDDLE)) / deep,
        y: centre.y - (focus * (y - MIDDLE) * sin) / deep,
      }
    },
    toTable(x, y) {
      const up = (centre.y - y) / focus
      const facing = sin - up * cos
      if (facing <= 0) return null
      const far = (up * EYE) / facing
      return { x: MIDDLE + ((x - centre.x) / focus) * (EYE + far * cos), y: MIDDLE + far }
    },
  }
}
