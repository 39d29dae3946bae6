import type { CanvasTexture } from 'three'
import { random } from '../../../../../table/exact'
import { painted } from '../../../../table3d/paint/canvas'

const SIZE = 512
const COLOURS = ['#8a5a3c', '#c79a6a', '#e0c39a', '#a8714a', '#d8b184', '#7b4e38'] as const

/** A planet from above: bands of cloud; the same every time. */
export function bandsPicture(): CanvasTexture {
  const next = random('bands')
  return painted(SIZE, SIZE, (pen) => {
    pen.filter = 'blur(5px)'
    for (let y = -20, i = 0; y < SIZE + 20; i++) {
      const wide = 14 + next() * 46
      pen.fillStyle = COLOURS[i % COLOURS.length]!
      pen.fillRect(-20, y, SIZE + 40, wide + 12)
      y += wide
    }
  })
}
