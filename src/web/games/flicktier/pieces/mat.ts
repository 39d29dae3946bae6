import { CIRCLES } from '../../../../games/flicktier'
import type { Point } from '../../../../table/types'
import { COLOURS } from '../../../table3d/colours'
import type { Pen } from '../../../table3d/paint/canvas'
import type { MatLook } from '../../../table3d/paint/cloth'
import { letter } from './circles'

const STARS = 260

/** Always the same sky: places that look scattered. */
function drawStars(pen: Pen, { x: width, y: height }: Point): void {
  for (let i = 1; i <= STARS; i++) {
    const [across, along] = [(i * 0.754_877_666) % 1, (i * 0.569_840_296) % 1]
    pen.fillStyle = `rgba(205, 218, 240, ${0.15 + 0.5 * ((i * 0.37) % 1) ** 3})`
    pen.beginPath()
    pen.arc(across * width, along * height, 0.4 + ((i * 0.61) % 1) ** 4 * 1.3, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** Where the two mats lie side by side. */
function drawSeam(pen: Pen, { x: width, y: height }: Point): void {
  pen.strokeStyle = '#2c405c'
  pen.lineWidth = 3
  pen.setLineDash([6, 4])
  pen.beginPath()
  pen.moveTo(width / 2, 0)
  pen.lineTo(width / 2, height)
  pen.stroke()
  pen.setLineDash([])
}

/** Under its circle, as it is printed on the mat. */
function drawNames(pen: Pen): void {
  for (const { name, x, y, radius } of CIRCLES) {
    pen.save()
    pen.translate(x, y - radius - 9)
    letter(pen, name, 13, '#b9c8da')
    pen.restore()
  }
}

export const spaceMat: MatLook = { ground: COLOURS.mat, drawings: [drawStars, drawSeam, drawNames] }
