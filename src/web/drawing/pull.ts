import type { Point } from '../../table/types'
import { apart, reachOf, type Px } from '../../players/human/gesture'
import { ropeTo } from '../aim/rope'
import type { Pen } from '../table3d/paint/canvas'
import { COLOURS } from '../table3d/colours'
import type { Eye } from '../table3d/view/eye'
import { project, type Size } from '../table3d/view/project'

/** The piece and the hand that pulls it, mm. */
export interface Pull {
  from: Point
  to: Point
}

/** Of the handle, px, and how far its light goes. */
const HANDLE = 13
const GLOW = 44
/** A picture is drawn twice as large as it is shown. */
const SCALE = 2

function glow(pen: Pen, { x, y }: Px): void {
  const fade = pen.createRadialGradient(x, y, HANDLE, x, y, GLOW)
  fade.addColorStop(0, `${COLOURS.edge}80`)
  fade.addColorStop(1, `${COLOURS.edge}00`)
  pen.fillStyle = fade
  pen.fillRect(x - GLOW, y - GLOW, 2 * GLOW, 2 * GLOW)
}

function line(pen: Pen, from: Px, to: Px): void {
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
}

function circle(pen: Pen, radius: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
}

/** The rope from the piece to the hand, as the page draws it over the table. */
export function drawPull(pen: Pen, pull: Pull, eye: Eye, size: Size): void {
  const [from, to] = [pull.from, pull.to].map(({ x, y }) => project(eye, size, [x, y, 6])) as [Px, Px]
  const reach = reachOf('mouse', size.height / SCALE)
  const rope = ropeTo({ x: 0, y: 0 }, { x: apart(from, to) / SCALE, y: 0 }, reach, null)
  glow(pen, to)
  pen.strokeStyle = COLOURS.edge
  pen.fillStyle = 'rgba(12, 21, 35, .8)'
  pen.translate(to.x, to.y)
  pen.rotate(Math.atan2(from.y - to.y, from.x - to.x))
  pen.lineWidth = 4
  const end = rope.end * SCALE
  line(pen, { x: HANDLE, y: 0 }, { x: end - rope.start * SCALE, y: 0 })
  pen.lineWidth = 2.4
  for (const tick of rope.ticks) line(pen, { x: end - tick * SCALE, y: -9 }, { x: end - tick * SCALE, y: 9 })
  pen.lineWidth = 4
  circle(pen, HANDLE)
}
