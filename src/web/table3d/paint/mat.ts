import type { CanvasTexture } from 'three'
import type { Point } from '../../../table/types'
import { COLOURS } from '../colours'
import { type Pen, inMm, painted } from './canvas'

const PIXELS = 2048
const STARS = 420
/** mm */
const TICK = { cm: 4, five: 7, ten: 11 } as const

/** Always the same sky. */
function chances(seed: number): () => number {
  let now = seed
  return () => {
    now = (now * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return now / 4_294_967_296
  }
}

function cloud(pen: Pen, { x, y }: Point, radius: number, colour: string): void {
  const fade = pen.createRadialGradient(x, y, 0, x, y, radius)
  fade.addColorStop(0, colour)
  fade.addColorStop(1, 'transparent')
  pen.fillStyle = fade
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

function drawSky(pen: Pen, { x: width, y: height }: Point): void {
  const [far, mid] = [Math.max(width, height), Math.min(width, height)]
  cloud(pen, { x: width * 0.24, y: height * 0.78 }, far * 0.42, 'rgba(52, 84, 138, .30)')
  cloud(pen, { x: width * 0.84, y: height * 0.3 }, far * 0.4, 'rgba(72, 48, 104, .26)')
  cloud(pen, { x: width * 0.5, y: height * 0.46 }, mid * 0.3, 'rgba(40, 78, 92, .22)')
}

function drawStars(pen: Pen, { x: width, y: height }: Point): void {
  const chance = chances(7)
  for (let i = 0; i < STARS; i++) {
    const size = 0.35 + chance() ** 6 * 1.5
    pen.fillStyle = `rgba(${chance() < 0.2 ? '255, 232, 205' : '196, 214, 238'}, ${0.16 + chance() ** 3 * 0.62})`
    pen.beginPath()
    pen.arc(chance() * width, chance() * height, size, 0, 2 * Math.PI)
    pen.fill()
  }
}

function drawRings(pen: Pen, { x: width, y: height }: Point): void {
  pen.strokeStyle = COLOURS.tick
  pen.lineWidth = 0.6
  pen.globalAlpha = 0.1
  for (let radius = 100; radius < Math.max(width, height) / 2; radius += 100) {
    pen.beginPath()
    pen.arc(width / 2, height / 2, radius, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

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

/** `size` and `rim` in mm; the picture has the rim around the table. */
export function fleetMat(size: Point, rim: number): CanvasTexture {
  const area = { left: -rim, bottom: -rim, width: size.x + 2 * rim, height: size.y + 2 * rim }
  const perMm = PIXELS / Math.max(area.width, area.height)
  return painted(area.width * perMm, area.height * perMm, (pen) => {
    inMm(pen, area, perMm)
    pen.fillStyle = COLOURS.mat
    pen.fillRect(area.left, area.bottom, area.width, area.height)
    for (const draw of [drawSky, drawStars, drawRings, drawTicks, drawBorder]) draw(pen, size)
    drawStitches(pen, size, rim)
  })
}
