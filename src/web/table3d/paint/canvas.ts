import { CanvasTexture, SRGBColorSpace } from 'three'

export type Pen = CanvasRenderingContext2D

/** A texture drawn by `draw`; sides in px. */
export function painted(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (pen) draw(pen)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** The area of a drawing in mm, y up. */
export interface Area {
  left: number
  bottom: number
  width: number
  height: number
}

/** The pen then draws in mm, y up, as the table does. */
export function inMm(pen: Pen, { left, bottom, height }: Area, perMm: number): void {
  pen.scale(perMm, -perMm)
  pen.translate(-left, -bottom - height)
}

export function trace(pen: Pen, points: readonly { x: number; y: number }[], closed = true): void {
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
  if (closed) pen.closePath()
}
