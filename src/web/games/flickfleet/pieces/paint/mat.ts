import type { Point } from '../../../../../table/types'
import { COLOURS } from '../../../../table3d/colours'
import type { Pen } from '../../../../table3d/paint/canvas'
import type { MatLook } from '../../../../table3d/paint/cloth'

const STARS = 420

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
    const colour = chance() < 0.2 ? '255, 232, 205' : '196, 214, 238'
    pen.fillStyle = `rgba(${colour}, ${0.16 + chance() ** 3 * 0.62})`
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

/** FlickFleet's: space. */
export const fleetMat: MatLook = { ground: COLOURS.mat, drawings: [drawSky, drawStars, drawRings] }
