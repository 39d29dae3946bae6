import type { CanvasTexture } from 'three'
import { random, type Random } from '../../../../../table/exact'
import { type Pen, painted } from '../../../../table3d/paint/canvas'

const SIZE = 512
const SEAS = 9
const CRATERS = 70

function disc(pen: Pen, x: number, y: number, radius: number, style: string): void {
  pen.fillStyle = style
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

/** Its wall throws a shadow to one side and catches the light on the other. */
function crater(pen: Pen, next: Random): void {
  const [x, y, radius] = [next() * SIZE, next() * SIZE, 3 + next() ** 3 * 34]
  const wall = radius * 0.12 + 1
  disc(pen, x - wall, y - wall, radius, 'rgba(40, 42, 50, .55)')
  disc(pen, x + wall, y + wall, radius, 'rgba(226, 226, 222, .5)')
  disc(pen, x, y, radius * 0.94, 'rgba(122, 124, 130, .95)')
}

/** A moon from above: grey, with dark seas and craters; the same every time. */
export function cratersPicture(): CanvasTexture {
  const next = random('craters')
  return painted(SIZE, SIZE, (pen) => {
    pen.fillStyle = '#9b9ca0'
    pen.fillRect(0, 0, SIZE, SIZE)
    pen.filter = 'blur(14px)'
    for (let i = 0; i < SEAS; i++)
      disc(pen, next() * SIZE, next() * SIZE, 30 + next() * 70, 'rgba(86, 88, 96, .6)')
    pen.filter = 'none'
    for (let i = 0; i < CRATERS; i++) crater(pen, next)
  })
}
