import type { Point } from '../../../table/types'
import type { Pen } from '../../table3d/paint/canvas'
import { printedMat } from '../../table3d/paint/cloth'
import { drawSky, drawStars } from '../../games/flickfleet/pieces/paint/mat'

/** Printed on the two mats: mm from the south-west corner. */
interface Planet extends Point {
  radius: number
  colour: string
  /** With a ring of its own. */
  ringed?: true
}

export const PLANETS: readonly Planet[] = [
  { x: 85, y: 535, radius: 52, colour: '#3f8fc4' },
  { x: 627, y: 535, radius: 52, colour: '#c65a50' },
  { x: 85, y: 75, radius: 56, colour: '#4b9a62' },
  { x: 627, y: 75, radius: 56, colour: '#c29a45' },
  { x: 225, y: 490, radius: 38, colour: '#9a6fc0' },
  { x: 475, y: 500, radius: 38, colour: '#5f7fd0', ringed: true },
  { x: 140, y: 370, radius: 38, colour: '#b85a6c' },
  { x: 560, y: 370, radius: 38, colour: '#8f9a44', ringed: true },
  { x: 140, y: 230, radius: 38, colour: '#8a8f98' },
  { x: 560, y: 225, radius: 40, colour: '#c8b43c' },
  { x: 245, y: 105, radius: 40, colour: '#3f9d8c', ringed: true },
  { x: 470, y: 105, radius: 40, colour: '#b8763f' },
]

const ORBIT = 9

/** Lit from the upper left, with bands of cloud. */
function drawGlobe(pen: Pen, { x, y, radius, colour }: Planet): void {
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.clip()
  pen.fillStyle = colour
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  for (let band = -radius; band < radius; band += radius / 5) {
    pen.fillStyle = `rgba(255, 255, 255, ${0.03 + 0.07 * Math.abs(Math.sin(band + x))})`
    pen.fillRect(x - radius, y + band, 2 * radius, radius / 9)
  }
  const shade = pen.createRadialGradient(
    x - radius * 0.35,
    y + radius * 0.35,
    radius * 0.2,
    x,
    y,
    radius * 1.05,
  )
  shade.addColorStop(0, 'rgba(255, 255, 255, .12)')
  shade.addColorStop(0.4, 'rgba(4, 4, 16, .18)')
  shade.addColorStop(1, 'rgba(4, 4, 16, .88)')
  pen.fillStyle = shade
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  pen.restore()
}

function drawOrbit(pen: Pen, { x, y, radius, ringed }: Planet): void {
  pen.strokeStyle = 'rgba(188, 196, 214, .7)'
  pen.lineWidth = 1
  pen.beginPath()
  pen.arc(x, y, radius + ORBIT, 0, 2 * Math.PI)
  pen.stroke()
  if (!ringed) return
  pen.strokeStyle = 'rgba(190, 214, 226, .75)'
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.ellipse(x, y, radius * 1.45, radius * 0.34, 0.35, Math.PI * 0.95, Math.PI * 2.05)
  pen.stroke()
}

function drawPlanets(pen: Pen): void {
  for (const planet of PLANETS) {
    drawGlobe(pen, planet)
    drawOrbit(pen, planet)
  }
}

/** The two mats lie side by side. */
function drawSeam(pen: Pen, { x, y }: Point): void {
  pen.fillStyle = '#24344e'
  pen.fillRect(x / 2 - 5, 0, 10, y)
  pen.strokeStyle = '#4a6a92'
  pen.lineWidth = 1.4
  pen.setLineDash([5, 3.4])
  for (const beside of [-5, 5]) {
    pen.beginPath()
    pen.moveTo(x / 2 + beside, 0)
    pen.lineTo(x / 2 + beside, y)
    pen.stroke()
  }
  pen.setLineDash([])
}

/** A frontier of planets. */
export const planets = printedMat('#101226', drawSky, drawStars, drawPlanets, drawSeam)
