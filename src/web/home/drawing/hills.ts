import type { Point } from '../../../table/types'
import type { Pen } from '../../table3d/paint/canvas'
import { printedMat } from '../../table3d/paint/cloth'

/** Hills of the map: their middle, mm, and how many lines of height they have. */
const HILLS = [
  { x: 150, y: 470, lines: 9 },
  { x: 430, y: 520, lines: 6 },
  { x: 620, y: 250, lines: 8 },
  { x: 250, y: 120, lines: 9 },
  { x: 690, y: 560, lines: 5 },
] as const

const APART = 15

/** A line of height: round, and not quite. */
function contour(pen: Pen, { x, y }: Point, radius: number): void {
  pen.beginPath()
  for (let degrees = 0; degrees <= 360; degrees += 4) {
    const angle = (degrees * Math.PI) / 180
    const uneven = 1 + 0.12 * Math.sin(3 * angle + x) + 0.07 * Math.sin(5 * angle + y)
    pen.lineTo(x + Math.cos(angle) * radius * uneven * 1.25, y + Math.sin(angle) * radius * uneven)
  }
  pen.stroke()
}

function glade(pen: Pen, { x, y }: Point, radius: number): void {
  const fade = pen.createRadialGradient(x, y, 0, x, y, radius)
  fade.addColorStop(0, 'rgba(122, 116, 58, .16)')
  fade.addColorStop(1, 'rgba(122, 116, 58, 0)')
  pen.fillStyle = fade
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

function drawHills(pen: Pen): void {
  for (const hill of HILLS) glade(pen, hill, hill.lines * APART * 1.5)
  pen.strokeStyle = '#a8a57c'
  pen.lineWidth = 0.9
  pen.globalAlpha = 0.24
  for (const hill of HILLS) for (let i = 1; i <= hill.lines; i++) contour(pen, hill, i * APART)
  pen.globalAlpha = 1
}

/** Land with hills. */
export const hills = printedMat('#20231c', drawHills)
