import type { CanvasTexture } from 'three'
import type { Point } from '../../../table/types'
import { COLOURS } from '../colours'
import { type Pen, inMm, painted } from './canvas'

const PIXELS = 2048
/** mm */
const TICK = { cm: 4, five: 7, ten: 11 } as const

const tickOf = (cm: number): number => (cm % 10 === 0 ? TICK.ten : cm % 5 === 0 ? TICK.five : TICK.cm)

/** A ruler on all four edges: centimetres from the south-west corner. */
function drawTicks(pen: Pen, { x: width, y: height }: Point): void {
  pen.strokeStyle = COLOURS.tick
  pen.globalAlpha = 0.62
  for (let cm = 1; cm * 10 < Math.max(width, height); cm++) {
    const [mm, long] = [cm * 10, tickOf(cm)]
    pen.lineWidth = cm % 10 === 0 ? 1.4 : 0.8
    pen.beginPath()
    if (mm < width)
      for (const [y, to] of [
        [0, long],
        [height, height - long],
      ] as const)
        tick(pen, mm, y, mm, to)
    if (mm < height)
      for (const [x, to] of [
        [0, long],
        [width, width - long],
      ] as const)
        tick(pen, x, mm, to, mm)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function tick(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.moveTo(x, y)
  pen.lineTo(toX, toY)
}

/** The table's edge itself: what is over it, is out. */
function drawBorder(pen: Pen, { x: width, y: height }: Point): void {
  pen.strokeStyle = COLOURS.tick
  pen.globalAlpha = 0.5
  pen.lineWidth = 1
  pen.strokeRect(0, 0, width, height)
  pen.globalAlpha = 1
}

/** The stitched rim outside of the table's edge. */
function drawStitches(pen: Pen, { x: width, y: height }: Point, rim: number): void {
  pen.strokeStyle = '#37557a'
  pen.lineWidth = 1.6
  pen.setLineDash([5, 3.4])
  pen.strokeRect(-rim / 2, -rim / 2, width + rim, height + rim)
  pen.setLineDash([])
}

/** Draws on a mat of that size, in mm. */
export type Drawing = (pen: Pen, size: Point) => void

/** What is printed on a mat: its ground, then one drawing over the other. */
export interface MatLook {
  ground: string
  drawings: readonly Drawing[]
}

/** Of a game that says nothing of its mat. */
export const PLAIN_MAT: MatLook = { ground: COLOURS.mat, drawings: [] }

/**
 * A mat with its ruler and its stitches; `size` and `rim` in mm: the picture has the rim around the table.
 */
export function printed({ ground, drawings }: MatLook, size: Point, rim: number): CanvasTexture {
  const area = { left: -rim, bottom: -rim, width: size.x + 2 * rim, height: size.y + 2 * rim }
  const perMm = PIXELS / Math.max(area.width, area.height)
  return painted(area.width * perMm, area.height * perMm, (pen) => {
    inMm(pen, area, perMm)
    pen.fillStyle = ground
    pen.fillRect(area.left, area.bottom, area.width, area.height)
    for (const draw of [...drawings, drawTicks, drawBorder]) draw(pen, size)
    drawStitches(pen, size, rim)
  })
}
