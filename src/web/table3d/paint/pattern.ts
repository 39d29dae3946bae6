import type { Pattern } from '../../parts/mark'
import type { Area, Pen } from './canvas'

/** mm from line to line. */
const GAP = 8

const count = (length: number): number[] => Array.from({ length: Math.ceil(length / GAP) + 1 }, (_, i) => i)

function upright(pen: Pen, { left, bottom, width, height }: Area): void {
  for (const i of count(width / 2))
    for (const x of [left + width / 2 + i * GAP, left + width / 2 - i * GAP]) {
      pen.moveTo(x, bottom)
      pen.lineTo(x, bottom + height)
    }
}

function slanted(pen: Pen, { left, bottom, width, height }: Area): void {
  const rise = height * 0.6
  for (const i of count(width + rise)) {
    pen.moveTo(left - rise + i * GAP, bottom)
    pen.lineTo(left + i * GAP, bottom + height)
  }
}

function arcs(pen: Pen, { left, bottom, width, height }: Area): void {
  const centre = { x: left + width / 2, y: bottom }
  for (const i of count(height + width)) {
    pen.moveTo(centre.x + i * GAP, centre.y)
    pen.arc(centre.x, centre.y, i * GAP, 0, Math.PI)
  }
}

function dots(pen: Pen, { left, bottom, width, height }: Area): void {
  for (const i of count(width))
    for (const j of count(height)) {
      const [x, y] = [left + i * GAP + (j % 2) * (GAP / 2), bottom + j * GAP]
      pen.moveTo(x + 1, y)
      pen.arc(x, y, 1, 0, 2 * Math.PI)
    }
}

function checks(pen: Pen, { left, bottom, width, height }: Area): void {
  for (const i of count(width))
    for (const j of count(height)) {
      if ((i + j) % 2 === 0) pen.rect(left + i * GAP, bottom + j * GAP, GAP, GAP)
    }
}

/** Lines across, at these shares of the height. */
const across =
  (...shares: number[]) =>
  (pen: Pen, { left, bottom, width, height }: Area): void => {
    for (const share of shares) {
      pen.moveTo(left, bottom + share * height)
      pen.lineTo(left + width, bottom + share * height)
    }
  }

const PATTERNS: Readonly<Record<Pattern, (pen: Pen, area: Area) => void>> = {
  'upright bars': upright,
  'slanted stripes': slanted,
  'concentric arcs': arcs,
  dots,
  checks,
  plain: () => undefined,
  'one stripe': across(0.5),
  'two stripes': across(0.35, 0.65),
}

/** Strokes the pattern over the area, in mm. */
export function drawPattern(pen: Pen, pattern: Pattern, area: Area): void {
  pen.beginPath()
  PATTERNS[pattern](pen, area)
  pen.stroke()
}
