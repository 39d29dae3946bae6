import type { FlickOption } from '../../games/kit'
import { createTape } from '../../table/tape'
import { facesOf } from '../../table/shape'
import type { Board, DieName, Piece, Rest, Shape, Surface } from '../../table/types'
import type { Scene } from '../human'
import { board as squares } from '../human/testing/scene'
import { UNMEASURED } from '../reach'

/* Every form that can be flicked, where it lies and put on a square for the flick. */

const die = (name: DieName): Shape => ({ form: 'die', die: name, mass: 4.5 })

const board: Board = {
  size: { x: 900, y: 900 },
  shapes: {
    ...squares.shapes,
    D4: die('D4'),
    D6: die('D6'),
    D10: die('D10'),
    token: { form: 'disc', radius: 7, height: 2, mass: 1, material: 'wood', small: true },
    coin: { form: 'disc', radius: 6, height: 2, mass: 1, material: 'wood', small: true, faces: 2 },
    brick: {
      form: 'plate',
      outline: [
        { x: -6, y: 4 },
        { x: -6, y: -4 },
        { x: 6, y: -4 },
        { x: 6, y: 4 },
      ],
      height: 3,
      mass: 1,
      material: 'wood',
      small: true,
    },
  },
}

const at = (shape: string, x: number, y: number, a = 0): Piece => ({ kind: 'ship', shape, pose: { x, y, a } })

/** One of each lies in the middle, with something around it. */
const withFlicked = (shape: string): Rest => ({
  base: at('square', 450, 450, 30),
  far: at('disc', 450, 800),
  near: at('square', 700, 450, 45),
  it: {
    ...at(shape, 300, 300, 70),
    pose: { x: 300, y: 300, a: 70, ...(facesOf(board.shapes[shape]!) > 0 ? { up: 1 } : {}) },
  },
})

/** A form, where it starts, and the option that flicks it. */
export interface Case {
  name: string
  scene: Scene
  option: FlickOption
}

const SURFACES: Record<string, Surface> = {
  D4: 'any',
  D6: 'any',
  D10: 'any',
  token: 'rim',
  coin: 'rim',
  disc: 'rim',
  brick: 'rim',
  square: { edges: [1, 2] },
}

const sceneWith = (rest: Rest): Scene => ({
  board,
  rest,
  tape: createTape(board)(rest),
  edge: 'S',
  reach: UNMEASURED,
  nameOf: (id) => id,
})

function caseOf(shape: string, starts: 'lies' | 'starts on a piece', targets: string[] | null): Case {
  const { it, ...others } = withFlicked(shape)
  const lies = starts === 'lies'
  const pushed = { how: 'flick', piece: 'it', surface: SURFACES[shape]!, min: 200, max: 2000 } as const
  return {
    name: `${shape}, ${starts}, ${targets ? 'at targets' : 'anywhere'}`,
    scene: sceneWith(lies ? { ...others, it: it! } : others),
    option: {
      ...pushed,
      ...(targets ? { at: targets } : {}),
      ...(lies ? {} : { adds: { kind: 'thing', shape, on: 'base', ...(shape === 'coin' ? { up: 2 } : {}) } }),
    },
  }
}

const LIE = ['D4', 'D6', 'D10', 'token', 'coin', 'disc', 'brick', 'square']
const PUT_DOWN = ['D4', 'D6', 'D10', 'token', 'coin', 'brick']

export const CASES: Case[] = [null, ['far', 'near']].flatMap((targets) => [
  ...LIE.map((shape) => caseOf(shape, 'lies', targets)),
  ...PUT_DOWN.map((shape) => caseOf(shape, 'starts on a piece', targets)),
])
