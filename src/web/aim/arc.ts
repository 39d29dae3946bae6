import { type Pointing, polarOf, polarPoint, type Px } from '../../players/human/gesture'
import { ARC, HANDLE } from './grab'

/** What turns a parked aim and leaves its strength: beside the handle, `side` 1 clockwise; a path in px. */
export function arcBeside(centre: Px, handle: Px, side: 1 | -1, pointing: Pointing): string {
  const { way, far } = polarOf(centre, handle)
  const at = (px: number): Px => polarPoint(centre, { way: way + (side * px * 180) / (Math.PI * far), far })
  const [from, to] = [at(HANDLE[pointing]), at(ARC[pointing])]
  return `M${from.x} ${from.y}A${far} ${far} 0 0 ${side > 0 ? 1 : 0} ${to.x} ${to.y}`
}
