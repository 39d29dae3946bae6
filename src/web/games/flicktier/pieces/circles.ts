import { CircleGeometry, Mesh, MeshBasicMaterial, type Object3D } from 'three'
import { factionOf, type Resource } from '../../../../games/flicktier'
import { type Mark, NEUTRAL } from '../../../parts/mark'
import { type Pen, inMm, painted } from '../../../table3d/paint/canvas'
import { RESOURCES } from '../colours'

/** Pixels of a circle's picture along its side. */
const PIXELS = 320
/** How far above the mat it lies, mm. */
const ABOVE = 0.25
const LETTERS = 'bold 1px "Archivo Variable", sans-serif'
/** Of the resource token in the middle, mm. */
const TOKEN = 19

type Drawing = (pen: Pen, radius: number) => void

function flat(radius: number, draw: Drawing, above = ABOVE): Object3D {
  const area = { left: -radius, bottom: -radius, width: 2 * radius, height: 2 * radius }
  const map = painted(PIXELS, PIXELS, (pen) => {
    inMm(pen, area, PIXELS / (2 * radius))
    draw(pen, radius)
  })
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false })
  const mesh = new Mesh(new CircleGeometry(radius, 64), material)
  mesh.position.z = above - 0.5
  return mesh
}

function disc(pen: Pen, radius: number, fill: string, rim?: string, width = 1.2): void {
  pen.beginPath()
  pen.arc(0, 0, radius - width / 2, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.fill()
  if (!rim) return
  pen.strokeStyle = rim
  pen.lineWidth = width
  pen.stroke()
}

/** Letters stand upright though the pen's y goes up. */
export function letter(pen: Pen, text: string, size: number, ink: string): void {
  pen.save()
  pen.scale(size, -size)
  pen.font = LETTERS
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  pen.fillText(text, 0, 0.06)
  pen.restore()
}

/** Bands of a planet in a hue: a globe that is printed on the mat. */
function globe(pen: Pen, radius: number, hue: number): void {
  const within = radius * 0.86
  const light = pen.createRadialGradient(-within * 0.3, within * 0.35, within * 0.1, 0, 0, within)
  light.addColorStop(0, `hsl(${hue} 46% 52%)`)
  light.addColorStop(1, `hsl(${hue} 48% 20%)`)
  pen.save()
  pen.beginPath()
  pen.arc(0, 0, within, 0, 2 * Math.PI)
  pen.clip()
  pen.fillStyle = light
  pen.fillRect(-within, -within, 2 * within, 2 * within)
  pen.fillStyle = `hsl(${hue} 40% 70% / 0.14)`
  for (const at of [-0.7, -0.42, -0.1, 0.2, 0.55])
    pen.fillRect(-within, at * within, 2 * within, within * (0.08 + 0.1 * Math.abs(at)))
  pen.restore()
}

/** The rim within which a ship is on it. */
function rim(pen: Pen, radius: number, colour: string, dash: number[] = []): void {
  pen.strokeStyle = colour
  pen.lineWidth = 1.2
  pen.setLineDash(dash)
  pen.beginPath()
  pen.arc(0, 0, radius - 0.6, 0, 2 * Math.PI)
  pen.stroke()
  pen.setLineDash([])
}

const HUES: Readonly<Record<Resource, number>> = { quantum: 275, tech: 205, alloy: 22, biomass: 130 }

const isResource = (kind: string): kind is Resource => kind in RESOURCES

function planet(pen: Pen, radius: number, kind: Resource): void {
  globe(pen, radius, HUES[kind])
  rim(pen, radius, '#9db4cc')
  disc(pen, TOKEN * 0.72, RESOURCES[kind].colour, '#20181a')
  letter(pen, RESOURCES[kind].letter, 15, '#1d1a19')
}

/** A home, a planet with what it yields, or a space to explore. */
export function circle(kind: string, radius: number): Object3D {
  if (isResource(kind)) return flat(radius, (pen) => planet(pen, radius, kind))
  if (kind === 'home')
    return flat(radius, (pen) => {
      globe(pen, radius, 215)
      rim(pen, radius, '#cbd8e6')
    })
  return flat(radius, (pen) => rim(pen, radius, '#8fa3b8', [5, 4]))
}

/** Structures that yield are round, others square. */
function isRound(kind: string): boolean {
  const kinds = ['uea', 'noxian', 'korivali', 'surge'].flatMap((id) => factionOf(id).structures)
  return kinds.find(({ id }) => id === kind)?.kind === 'exploit'
}

/** A structure in its faction's colour, or a ? token. */
export function token(kind: string, radius: number, mark: Mark | null): Object3D {
  const { colour, line } = mark ?? NEUTRAL
  if (kind === 'question')
    return flat(
      radius,
      (pen) => {
        disc(pen, radius, '#d9cbb0', '#5b4d38')
        letter(pen, '?', 12, '#2b241c')
      },
      2 * ABOVE,
    )
  return flat(
    radius,
    (pen) => {
      if (isRound(kind)) disc(pen, radius, colour, line)
      else square(pen, radius * 1.3, colour, line)
      letter(pen, kind.slice(0, 1).toUpperCase(), 9, line)
    },
    2 * ABOVE,
  )
}

function square(pen: Pen, side: number, fill: string, line: string): void {
  pen.fillStyle = fill
  pen.fillRect(-side / 2, -side / 2, side, side)
  pen.strokeStyle = line
  pen.lineWidth = 1.2
  pen.strokeRect(-side / 2, -side / 2, side, side)
}
