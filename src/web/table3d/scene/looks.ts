import type { Object3D } from 'three'
import type { Mark } from '../../parts/mark'
import type { MatLook } from '../paint/cloth'
import type { FlatShape } from './slab'

/** A piece as it is to be drawn, around its centre, mm. Dice are drawn by the table. */
export interface Drawn {
  /** The word of its game for what it is. */
  kind: string
  /** The name of its shape on the board. */
  name: string
  shape: FlatShape
  /** It has no body: what passes is told, and goes on. */
  zone: boolean
  /** Whose it is; null: nobody's. */
  mark: Mark | null
  /** It can still act this round. */
  ready: boolean
}

/** How a game's pieces and mat look. What is left out looks as usual. */
export interface PieceLooks {
  /** Null: as usual for its form. */
  piece?(drawn: Drawn): Object3D | null
  mat?: MatLook
}
