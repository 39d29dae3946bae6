import { board } from '../../../games/flickfleet'
import type { Piece, Rest } from '../../../table/types'
import { ahead } from '../../table3d/flat/bearing'
import { aim } from '../../table3d/scene/aim'
import { ghost } from '../../table3d/scene/ghost'
import { openPieces } from '../../table3d/scene/pieces'
import type { Appearances } from '../../table3d/types'
import type { Picture } from '../../drawing/picture'

import { markOf } from './marks'
import { looks as drawnAs } from './pieces'

const ship = (shape: string, x: number, y: number, a: number): Piece => ({
  kind: 'ship',
  shape,
  pose: { x, y, a },
})

const EMBER = { x: 430, y: 330 }
const BEARING = 2

const rest: Rest = {
  ember: ship('destroyer', EMBER.x, EMBER.y, 8),
  promise: ship('carrier', 185, 120, 18),
  sparrow: ship('fighter_wing:3', 262, 372, 0),
  anvil: ship('bomber_wing:3', 655, 205, -24),
  meridian: ship('dreadnought', 448, 640, 186),
  halberd: ship('fighter_wing:2', 190, 610, 0),
  pike: ship('fighter_wing:3', 730, 560, 0),
  wild: { kind: 'die', shape: 'D10', pose: { x: 610, y: 420, a: 30, up: 4 } },
}

const red = ['ember', 'promise', 'sparrow', 'anvil']

const looks: Appearances = Object.fromEntries(
  Object.keys(rest).map((id) => {
    const mark = markOf(red.includes(id) ? 'uprising' : 'imperium')
    return [id, { name: id, mark, label: '', ready: ['promise', 'anvil', 'pike'].includes(id) }]
  }),
)

/** A destroyer fires at a dreadnought. */
export const fleet: Picture = {
  size: board.size,
  mat: drawnAs.mat!,
  eye: { at: { x: 425, y: 400 }, bearing: 13, elevation: 47, distance: 1840 },
  pieces(px) {
    const pieces = openPieces(board, drawnAs)
    pieces.show(rest, looks)
    const along = (mm: number) => ahead(EMBER, BEARING, mm)
    return [
      pieces.group,
      ghost(board, drawnAs, rest, { shape: 'D10', pose: { ...EMBER, a: 0, on: 'ember' }, ok: true }, px),
      aim(
        {
          origin: EMBER,
          bearing: BEARING,
          solid: [EMBER, along(150)],
          dots: [along(150), along(236)],
          wedge: 6,
          reach: [330, 400],
          handle: null,
          leaves: false,
        },
        px,
      ),
    ]
  },
  pull: { from: EMBER, to: ahead(EMBER, BEARING + 180, 130) },
}
