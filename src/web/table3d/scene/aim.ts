import { Group } from 'three'
import { COLOURS } from '../colours'
import { band, path, wedge } from '../flat/aim'
import type { Overlay } from '../types'
import { flat } from './flat'

/** An aim on the table. `px`: mm that a CSS pixel covers there. */
export function aim(overlay: Overlay, px: number): Group {
  const warm = overlay.leaves ? COLOURS.warn : COLOURS.white
  return new Group().add(
    flat(band(overlay, px), { colour: warm, z: 0.6, order: 20 }),
    flat(wedge(overlay), { colour: COLOURS.white, z: 0.7, order: 21 }),
    flat(path(overlay, px), { colour: COLOURS.white, order: 40, over: true, z: 6 }),
  )
}
