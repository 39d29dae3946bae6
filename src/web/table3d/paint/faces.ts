import type { CanvasTexture } from 'three'
import { DICE } from '../../../table/dice'
import type { DieName } from '../../../table/types'
import { type Pen, painted } from './canvas'

const CELL = 128

/** Pips of a D6 in a field of 3 by 3, from the upper left. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

function drawPips(pen: Pen, value: number): void {
  for (const place of PIPS[value - 1]!) {
    pen.beginPath()
    pen.arc(
      CELL * (0.22 + 0.28 * (place % 3)),
      CELL * (0.22 + 0.28 * Math.floor(place / 3)),
      CELL * 0.095,
      0,
      7,
    )
    pen.fill()
  }
}

/** 6 and 9 have a stroke below, as on real dice. */
function drawDigits(pen: Pen, value: number): void {
  pen.font = `700 ${CELL * (value > 9 ? 0.62 : 0.78)}px 'Archivo Variable', sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(value), CELL / 2, CELL * 0.5)
  if (value === 6 || value === 9) pen.fillRect(CELL * 0.3, CELL * 0.86, CELL * 0.4, CELL * 0.07)
}

/** All faces in a row, in order, transparent between the figures. */
export function facesPicture(die: DieName): CanvasTexture {
  const [draw, count] = [die === 'D6' ? drawPips : drawDigits, DICE[die].faces.length]
  return painted(CELL * count, CELL, (pen) => {
    pen.fillStyle = '#fff'
    for (let value = 1; value <= count; value++) {
      draw(pen, value)
      pen.translate(CELL, 0)
    }
  })
}
