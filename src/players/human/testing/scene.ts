import type { FlickOption } from '../../../games/kit'
import { createTape } from '../../../table/tape'
import type { Board, Rest, Shape } from '../../../table/types'
import { UNMEASURED } from '../../reach'
import type { Scene } from '../scene'

const SQUARE: Shape = {
  form: 'plate',
  outline: [
    { x: -20, y: 20 },
    { x: -20, y: -20 },
    { x: 20, y: -20 },
    { x: 20, y: 20 },
  ],
  height: 5,
  mass: 10,
  material: 'acrylic',
}

export const board: Board = {
  size: { x: 900, y: 900 },
  shapes: {
    square: SQUARE,
    disc: { form: 'disc', radius: 30, height: 5, mass: 16.8, material: 'acrylic' },
    D6: { form: 'die', die: 'D6', mass: 4.59 },
  },
}

const at = (shape: string, x: number, y: number, a = 0) => ({ kind: 'ship', shape, pose: { x, y, a } })

/**
 * A square in the south, a disc 300 mm north of it, another 400 mm east, and a square hidden by the first
 * disc.
 */
export const rest: Rest = {
  ember: at('square', 450, 100),
  anvil: at('disc', 450, 400),
  halberd: at('disc', 850, 100),
  meridian: at('square', 450, 500, 180),
}

const NAMES: Record<string, string> = {
  ember: 'Ember',
  anvil: 'Anvil',
  halberd: 'Halberd',
  meridian: 'Meridian',
}

export const scene: Scene = {
  board,
  rest,
  tape: createTape(board)(rest),
  edge: 'S',
  reach: UNMEASURED,
  nameOf: (id) => NAMES[id] ?? id,
}

/** The rear edge of the square; whole numbers make strength and speed easy to see. */
export const move: FlickOption = {
  how: 'flick',
  piece: 'ember',
  surface: { edges: [1] },
  min: 100,
  max: 1100,
}

export const fire: FlickOption = {
  how: 'flick',
  piece: 'die',
  surface: 'any',
  min: 600,
  max: 2500,
  at: ['anvil', 'halberd'],
  adds: { kind: 'die', shape: 'D6', on: 'ember' },
}
