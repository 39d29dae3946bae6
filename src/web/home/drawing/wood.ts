import { BoxGeometry, type CanvasTexture, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import { type Pen, painted } from '../../table3d/paint/canvas'
import { shadowed } from '../../table3d/scene/shadowed'
import { slab } from '../../table3d/scene/slab'

/** Signs of troops, as strokes in a box of 24. */
export const SIGNS = {
  foot: 'M6 12l6-6 6 6M6 18l6-6 6 6',
  air: 'M12 4v16M4 13l8-5 8 5M9 20l3-2 3 2',
  tank: 'M4 12h16v6H4zM8 12V8h6v4M14 9.5h7',
  walker: 'M9 12h6M12 9v6M4 7l5 5-5 5M20 7l-5 5 5 5',
  lost: 'M7 7l10 10M17 7 7 17',
} as const

const PX = 192
/** Of a disc, mm. */
const RADIUS = 12.7
const HEIGHT = 8

function drawSign(pen: Pen, sign: keyof typeof SIGNS, ink: string): void {
  pen.strokeStyle = ink
  pen.lineWidth = 2
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(new Path2D(SIGNS[sign]))
}

/** The sign on its ground, light at the rim. */
function face(colour: string, sign: keyof typeof SIGNS, ink: string): CanvasTexture {
  return painted(PX, PX, (pen) => {
    pen.scale(PX / 24, PX / 24)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 24, 24)
    pen.strokeStyle = 'rgba(255, 255, 255, .55)'
    pen.lineWidth = 0.9
    pen.beginPath()
    pen.arc(12, 12, 10.2, 0, 2 * Math.PI)
    pen.stroke()
    pen.translate(12, 12)
    pen.scale(0.66, 0.66)
    pen.translate(-12, -12)
    drawSign(pen, sign, ink)
  })
}

export interface Token {
  x: number
  y: number
  /** Degrees clockwise from north. */
  a?: number
  colour: string
  sign: keyof typeof SIGNS
}

const standing = (object: Mesh, { x, y, a = 0 }: Token, height: number): Object3D => {
  object.position.set(x, y, height / 2)
  object.rotation.z = (-a * Math.PI) / 180
  return shadowed(object)
}

const INK = '#2a1c10'

/** A wooden disc that wears its sign. */
export function disc(token: Token): Object3D {
  const map = face(token.colour, token.sign, INK)
  map.repeat.set(1 / (2 * RADIUS), 1 / (2 * RADIUS))
  map.offset.set(0.5, 0.5)
  const body = slab({ form: 'disc', radius: RADIUS, height: HEIGHT, mass: 1, material: 'wood' })
  const side = new MeshStandardMaterial({ color: token.colour, roughness: 0.8 })
  return standing(new Mesh(body, [new MeshStandardMaterial({ map, roughness: 0.75 }), side]), token, HEIGHT)
}

const CARD = { x: 72, y: 48, z: 2 } as const

/** Where an army comes from: a card on the edge of the mat. */
export function card(token: Token): Object3D {
  const map = painted(PX * 1.5, PX, (pen) => {
    pen.scale(PX / 24, PX / 24)
    pen.fillStyle = token.colour
    pen.fillRect(0, 0, 36, 24)
    pen.strokeStyle = INK
    pen.lineWidth = 0.7
    pen.strokeRect(2, 2, 32, 20)
    pen.translate(6, 0)
    drawSign(pen, token.sign, INK)
  })
  const material = new MeshStandardMaterial({ map, roughness: 0.8 })
  return standing(new Mesh(new BoxGeometry(CARD.x, CARD.y, CARD.z), material), token, CARD.z)
}
