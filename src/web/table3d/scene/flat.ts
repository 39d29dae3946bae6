import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three'
import type { Sheet } from '../flat/sheet'

export interface FlatStyle {
  colour: string
  /** Above the mat, mm, or above its parent. */
  z?: number
  /** Sheets at one place would else sort at random. */
  order: number
  /** Drawn also where a piece is in front of it. */
  over?: boolean
}

function geometryOf({ vertices, triangles }: Sheet, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour)
  const geometry = new BufferGeometry()
  const places = vertices.flatMap(({ x, y, z }) => [x, y, z])
  const colours = vertices.flatMap(({ alpha }) => [r, g, b, alpha])
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4))
  geometry.setIndex([...triangles])
  return geometry
}

const ink = (over: boolean): MeshBasicMaterial =>
  new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    depthTest: !over,
    toneMapped: false,
    side: DoubleSide,
  })

/** A flat drawing as a mesh that takes no light. */
export function flat(sheet: Sheet, { colour, z = 0, order, over = false }: FlatStyle): Mesh {
  const mesh = new Mesh(geometryOf(sheet, colour), ink(over))
  mesh.position.z = z
  mesh.renderOrder = order
  return mesh
}
