import type { CanvasTexture } from 'three'
import { type Outline, ownOutline } from '../../../table/outline'
import type { Shape } from '../../../table/types'
import type { Mark } from '../../parts/mark'
import { type Area, type Pen, inMm, painted, trace } from './canvas'
import { drawEmblem } from './emblem'
import { drawPattern } from './pattern'
import { areaOf, spotsFor } from './spots'

const PER_MM = 7
/** mm beyond the outline, so that its border never shows the end of the picture. */
const BLEED = 2
/** Smallest and largest emblem, mm. */
const EMBLEM = [4, 12] as const

/** Width of a big ship, mm. */
const BIG = 60

const LINE = { rim: 2.4, inset: 0.7, pattern: 1.3, seam: 1.2 } as const

export interface Engraving {
  texture: CanvasTexture
  area: Area
}

function grown({ left, bottom, width, height }: Area): Area {
  return { left: left - BLEED, bottom: bottom - BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }
}

/** A line parallel to the outline and a plain border outside it: stroked wide, the inside stays. */
function drawInset(pen: Pen, outline: Outline, mark: Mark, inset: number, border: string): void {
  trace(pen, outline)
  pen.lineWidth = 2 * inset + LINE.inset
  pen.strokeStyle = mark.line
  pen.globalAlpha = 0.6
  pen.stroke()
  pen.lineWidth = 2 * inset - LINE.inset
  pen.globalAlpha = 1
  pen.strokeStyle = border
  pen.stroke()
}

/** Wings have a narrow border, big ships a second one. */
function drawBorders(pen: Pen, outline: Outline, mark: Mark, isWing: boolean): void {
  if (!isWing && areaOf(outline).width > BIG) drawInset(pen, outline, mark, 11, mark.deep)
  drawInset(pen, outline, mark, isWing ? 2 : 4, mark.colour)
}

/** Cut acrylic is dark in its depth and light at its lines. */
function drawEngraving(pen: Pen, area: Area, mark: Mark): void {
  pen.fillStyle = mark.deep
  pen.fillRect(area.left, area.bottom, area.width, area.height)
  pen.fillStyle = pen.strokeStyle = mark.line
  pen.globalAlpha = 0.5
  pen.lineWidth = LINE.pattern
  drawPattern(pen, mark.pattern, area)
  pen.globalAlpha = 1
}

function drawSeam(pen: Pen, points: Outline, mark: Mark): void {
  for (const [width, style] of [
    [LINE.seam + 1.2, mark.line],
    [LINE.seam, '#10131a'],
  ] as const) {
    trace(pen, points, false)
    pen.lineWidth = width
    pen.strokeStyle = style
    pen.stroke()
  }
}

/** A dark plaque keeps the emblem apart from the pattern. */
function drawBadge(pen: Pen, outline: Outline, seams: readonly Outline[], mark: Mark): void {
  const { emblem } = spotsFor(outline, seams)
  const radius = Math.min(Math.max(emblem.room * 0.6, EMBLEM[0]), EMBLEM[1])
  pen.fillStyle = mark.deep
  drawEmblem(pen, mark.emblem, emblem, radius * 1.3)
  pen.fillStyle = mark.line
  drawEmblem(pen, mark.emblem, emblem, radius)
}

function drawRim(pen: Pen, outline: Outline, mark: Mark): void {
  trace(pen, outline)
  pen.lineWidth = LINE.rim
  pen.strokeStyle = mark.line
  pen.stroke()
}

/**
 * The top of a flat piece: engraved with the side's pattern and emblem, light at its rim. `seams`: where the
 * pieces meet that it is made of.
 */
export function engraving(shape: Shape, mark: Mark, seams: readonly Outline[]): Engraving {
  const outline = ownOutline(shape)
  const area = grown(areaOf(outline))
  const texture = painted(area.width * PER_MM, area.height * PER_MM, (pen) => {
    inMm(pen, area, PER_MM)
    pen.lineJoin = 'round'
    drawEngraving(pen, area, mark)
    drawBorders(pen, outline, mark, seams.length > 0)
    for (const seam of seams) drawSeam(pen, seam, mark)
    drawBadge(pen, outline, seams, mark)
    drawRim(pen, outline, mark)
  })
  return { texture, area }
}
