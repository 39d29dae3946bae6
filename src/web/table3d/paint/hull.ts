import type { CanvasTexture } from 'three'
import { type Outline, ownOutline } from '../../../table/outline'
import type { Shape } from '../../../table/types'
import type { Mark } from '../marks'
import { type Area, type Pen, inMm, painted, trace } from './canvas'
import { drawEmblem } from './emblem'
import { drawPattern } from './pattern'
import { type Seam, seamsOf } from './seams'
import { areaOf, spotsFor } from './spots'

const PER_MM = 7
/** mm beyond the outline, so that its border never shows the end of the picture. */
const BLEED = 2
const EMBLEM = 7

const LINE = { rim: 2.4, inset: 0.7, pattern: 0.9, seam: 1.5 } as const

export interface HullPicture {
  texture: CanvasTexture
  area: Area
}

function grown({ left, bottom, width, height }: Area): Area {
  return { left: left - BLEED, bottom: bottom - BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }
}

/** The line parallel to the outline, inwards, by stroking it wide and keeping the inside. */
function drawInset(pen: Pen, outline: Outline, mark: Mark, inset: number): void {
  trace(pen, outline)
  pen.lineWidth = 2 * inset + LINE.inset
  pen.strokeStyle = mark.line
  pen.globalAlpha = 0.6
  pen.stroke()
  pen.lineWidth = 2 * inset - LINE.inset
  pen.globalAlpha = 1
  pen.strokeStyle = mark.colour
  pen.stroke()
}

function drawEngraving(pen: Pen, area: Area, mark: Mark): void {
  pen.fillStyle = pen.strokeStyle = mark.line
  pen.globalAlpha = 0.4
  pen.lineWidth = LINE.pattern
  drawPattern(pen, mark.pattern, area)
  pen.globalAlpha = 1
}

function drawSeam(pen: Pen, { points, closed }: Seam, mark: Mark): void {
  for (const [width, style] of [
    [LINE.seam + 1.2, mark.line],
    [LINE.seam, '#10131a'],
  ] as const) {
    trace(pen, points, closed)
    pen.lineWidth = width
    pen.strokeStyle = style
    pen.stroke()
  }
}

/** A dark plaque keeps the emblem apart from the pattern. */
function drawBadge(pen: Pen, outline: Outline, mark: Mark): void {
  const { emblem } = spotsFor(outline)
  const radius = Math.min(EMBLEM, emblem.room * 0.8)
  pen.fillStyle = mark.colour
  drawEmblem(pen, mark.emblem, emblem, radius * 1.35)
  pen.fillStyle = mark.line
  drawEmblem(pen, mark.emblem, emblem, radius)
}

function drawRim(pen: Pen, outline: Outline, mark: Mark): void {
  trace(pen, outline)
  pen.lineWidth = LINE.rim
  pen.strokeStyle = mark.line
  pen.stroke()
}

/** The top of a flat piece: engraved with the side's pattern and emblem, light at its rim. */
export function hullPicture(name: string, shape: Shape, mark: Mark): HullPicture {
  const outline = ownOutline(shape)
  const area = grown(areaOf(outline))
  const seams = seamsOf(name, shape)
  const texture = painted(area.width * PER_MM, area.height * PER_MM, (pen) => {
    inMm(pen, area, PER_MM)
    pen.fillStyle = mark.colour
    pen.fillRect(area.left, area.bottom, area.width, area.height)
    pen.lineJoin = 'round'
    drawEngraving(pen, area, mark)
    drawInset(pen, outline, mark, seams.length ? 2 : 4)
    for (const seam of seams) drawSeam(pen, seam, mark)
    drawBadge(pen, outline, mark)
    drawRim(pen, outline, mark)
  })
  return { texture, area }
}
