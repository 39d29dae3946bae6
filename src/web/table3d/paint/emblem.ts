import type { Emblem } from '../../parts/mark'
import { type Pen, trace } from './canvas'

/** Each emblem as a path within a radius of 1, y up. */
const corners = (count: number, start: number): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / count
    return { x: Math.cos(angle), y: Math.sin(angle) }
  })

const polygon =
  (count: number, start: number) =>
  (pen: Pen): void =>
    trace(pen, corners(count, start))

function crescent(pen: Pen): void {
  pen.beginPath()
  pen.arc(0, 0, 1, 0.6, -0.6)
  pen.arc(0.55, 0, 0.62, -1.1, 1.1, true)
  pen.closePath()
}

function bars(pen: Pen): void {
  pen.beginPath()
  for (const turn of [Math.PI / 4, Math.PI / 2]) {
    pen.rotate(turn)
    pen.rect(-1, -0.24, 2, 0.48)
  }
  pen.rotate((-3 * Math.PI) / 4)
}

function ring(pen: Pen): void {
  pen.beginPath()
  pen.arc(0, 0, 1, 0, 2 * Math.PI)
  pen.arc(0, 0, 0.6, 0, 2 * Math.PI, true)
}

/** Lying bars at these heights. */
const lying =
  (...heights: number[]) =>
  (pen: Pen): void => {
    pen.beginPath()
    for (const y of heights) pen.rect(-1, y - 0.26, 2, 0.52)
  }

const EMBLEMS: Readonly<Record<Emblem, (pen: Pen) => void>> = {
  triangle: polygon(3, Math.PI / 2),
  square: polygon(4, Math.PI / 4),
  hexagon: polygon(6, 0),
  crescent,
  'crossed bars': bars,
  ring,
  'one bar': lying(0),
  'two bars': lying(-0.5, 0.5),
}

/** Fills the emblem. */
export function drawEmblem(
  pen: Pen,
  emblem: Emblem,
  { x, y }: { x: number; y: number },
  radius: number,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(radius, radius)
  EMBLEMS[emblem](pen)
  pen.fill()
  pen.restore()
}
