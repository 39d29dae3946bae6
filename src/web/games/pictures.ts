import { fleet } from './flickfleet/drawing'
import { draw } from '../drawing/picture'

const PICTURES = { flickfleet: fleet }

/** px; twice as large as a picture is shown. */
const FULL = { width: 1040, height: 920 }
const QUALITY = 0.82

function scaled(drawn: HTMLCanvasElement, share: number): HTMLCanvasElement {
  const [width, height] = [FULL.width * share, FULL.height * share]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(drawn, 0, 0, width, height)
  return canvas
}

/**
 * A picture as data URLs: whole, and at half its size. For `tools/pictures.mjs`, which opens this in a
 * browser.
 */
const files = (name: keyof typeof PICTURES): string[] =>
  [1, 0.5].map((share) => scaled(draw(PICTURES[name], FULL), share).toDataURL('image/webp', QUALITY))

Object.assign(window, { drawPicture: files })
