import { ownOutline, times } from '../../../../../table/outline'
import type { Point, Shape } from '../../../../../table/types'

/** 'fighter_wing:3' is a wing of three pieces; other names end in other numbers. */
const piecesOf = (name: string): number => Number(/_wing:(\d+)$/.exec(name)?.[1] ?? 1)

function rings(radius: number, count: number): Point[][] {
  const shares = Array.from({ length: count - 1 }, (_, i) => (i + 1) / count)
  const [start, ...others] = ownOutline({ form: 'disc', radius, height: 0, mass: 0, material: 'acrylic' })
  return shares.map((share) => [start!, ...others, start!].map((point) => times(point, share)))
}

/** The front of a chevron, moved back by whole pieces: its sides are as long as all pieces together. */
function chevrons(outline: readonly Point[], count: number): Point[][] {
  const [bow, port, stern] = outline as [Point, Point, Point]
  const front = [port, bow, outline.at(-1)!]
  const deep = (port.y - stern.y) / count
  const backs = Array.from({ length: count - 1 }, (_, i) => (i + 1) * deep)
  return backs.map((back) => front.map(({ x, y }) => ({ x, y: y - back })))
}

/** Where the pieces of a wing meet, as lines in its own frame. */
export function seamsOf(name: string, shape: Shape): Point[][] {
  const count = piecesOf(name)
  if (shape.form === 'die' || count === 1) return []
  return shape.form === 'disc' ? rings(shape.radius, count) : chevrons(shape.outline, count)
}
