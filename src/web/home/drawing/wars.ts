import { Mesh, MeshStandardMaterial, type Object3D, SphereGeometry } from 'three'
import { ahead, bearingTo } from '../../table3d/flat/bearing'
import { aim } from '../../table3d/scene/aim'
import { litEdges } from '../../table3d/scene/lit'
import { shadowed } from '../../table3d/scene/shadowed'
import { hills } from './hills'
import type { Picture } from './picture'
import { card, disc, type Token } from './wood'

const ORANGE = '#ee9a3c'
const BLUE = '#6aa5e8'
const GREY = '#b9bfc2'
const DEBRIS = '#8d8574'

const army = (colour: string, ...troops: [x: number, y: number, sign: Token['sign']][]): Token[] =>
  troops.map(([x, y, sign]) => ({ x, y, colour, sign }))

const RIFLES = { x: 345, y: 250 }
const MARINES = { x: 392, y: 372 }
const BEARING = bearingTo(RIFLES, MARINES)

const DISCS = [
  ...army(
    ORANGE,
    [RIFLES.x, RIFLES.y, 'foot'],
    [290, 180, 'foot'],
    [282, 320, 'air'],
    [468, 290, 'foot'],
    [400, 150, 'tank'],
  ),
  ...army(
    BLUE,
    [MARINES.x, MARINES.y, 'foot'],
    [130, 380, 'tank'],
    [205, 490, 'foot'],
    [335, 510, 'foot'],
    [275, 405, 'air'],
  ),
  ...army(GREY, [490, 365, 'walker'], [540, 500, 'walker'], [605, 470, 'walker'], [640, 400, 'tank']),
  ...army(DEBRIS, [180, 300, 'lost'], [425, 440, 'lost']),
]

const CARDS: Token[] = [
  { x: 350, y: -4, colour: ORANGE, sign: 'foot' },
  { x: 150, y: 614, colour: BLUE, sign: 'air' },
  { x: 560, y: 614, colour: GREY, sign: 'walker' },
]

const DOMES = [
  [235, 250],
  [215, 425],
  [425, 210],
  [540, 270],
  [520, 425],
] as const
const DOME = 17

function dome(x: number, y: number): Object3D {
  const half = new SphereGeometry(DOME, 40, 20, 0, 2 * Math.PI, 0, Math.PI / 2)
  const mesh = new Mesh(half, new MeshStandardMaterial({ color: '#26221f', roughness: 0.35 }))
  mesh.rotation.x = Math.PI / 2
  mesh.position.set(x, y, 0)
  return shadowed(mesh)
}

function lit(px: number): Object3D {
  const ring = litEdges(
    { form: 'disc', radius: 12.7, height: 8, mass: 1, material: 'wood' },
    'rim',
    false,
    px,
  )
  ring.position.set(RIFLES.x, RIFLES.y, 4)
  return ring
}

/** Riflemen are flicked at the marines of their target. */
export const wars: Picture = {
  size: { x: 711, y: 610 },
  print: hills,
  eye: { at: { x: 352, y: 306 }, bearing: 14, elevation: 50, distance: 1560 },
  pieces(px) {
    const along = (mm: number) => ahead(RIFLES, BEARING, mm)
    const drawn = {
      origin: RIFLES,
      bearing: BEARING,
      solid: [RIFLES, along(106)],
      dots: [],
      wedge: 4,
      reach: [118, 172] as const,
      handle: null,
      leaves: false,
    }
    return [
      ...DISCS.map(disc),
      ...CARDS.map(card),
      ...DOMES.map(([x, y]) => dome(x, y)),
      lit(px),
      aim(drawn, px),
    ]
  },
  pull: { from: RIFLES, to: ahead(RIFLES, BEARING + 180, 62) },
}
