import { Group, Mesh, type Object3D } from 'three'
import { centreHeight } from '../../../table/shape'
import type { Board, Rest, Shape } from '../../../table/types'
import { COLOURS } from '../colours'
import { dashed } from '../flat/dashed'
import { litRuns } from '../flat/edges'
import { wall } from '../flat/glow'
import { spot } from '../flat/line'
import { joined } from '../flat/sheet'
import type { Stance } from '../track'
import type { Ghost } from '../types'
import { die } from './die'
import { flat } from './flat'
import { DIE_RING, litEdges } from './lit'
import type { PieceLooks } from './looks'
import { drawn } from './pieces'
import { shadowed } from './shadowed'
import type { FlatShape } from './slab'
import { laid, restingOf } from './stance'

type DieShape = Extract<Shape, { form: 'die' }>

const RIM = 1.6
const DASH = [5, 8] as const
/** How solid the dark under a waiting die is. */
const DARK = 0.95
/** From the ship to the dark, mm: nothing shimmers. */
const OVER = 0.4

function seeThrough<T extends Object3D>(body: T, opacity: number): T {
  body.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = false
    const { material } = part as Mesh
    for (const one of [material].flat()) Object.assign(one, { transparent: true, opacity })
  })
  return body
}

/** A piece that is not there yet: see-through, its rim lit where it may lie, dashed and warm where not. */
function glass(shape: FlatShape, looks: PieceLooks, { shape: name, ok, mark }: Ghost): Group {
  const runs = litRuns(shape, 'rim')
  const rim = ok ? runs : runs.flatMap((run) => dashed(run, ...DASH))
  const half = shape.height / 2
  const lines = joined(...rim.map((run) => wall(run, RIM, [-half, half])))
  const thing = drawn({ kind: name, name, shape, zone: false, mark: mark ?? null, ready: false }, looks)
  const body = seeThrough(thing, ok ? 0.72 : 0.3)
  const lit = flat(lines, { colour: ok ? COLOURS.edge : COLOURS.warn, order: 12 })
  return new Group().add(body, lit)
}

/**
 * A die that waits for its flick, dark round it on whatever ship; blank while nobody knows what it will show.
 */
function waiting(shape: DieShape, { pose, ok }: Ghost, stance: Stance, px: number): Group {
  const ring = litEdges(shape, 'any', !ok, px)
  ring.add(
    flat(spot({ x: 0, y: 0 }, DIE_RING, DARK), {
      colour: COLOURS.mat,
      z: OVER - centreHeight(shape),
      order: 8,
    }),
  )
  ring.position.set(...stance.at)
  return new Group().add(laid(shadowed(die(shape.die, pose.up !== undefined)), stance), ring)
}

/** `px`: mm that a CSS pixel covers. */
export function ghost(board: Board, looks: PieceLooks, rest: Rest, shown: Ghost, px: number): Group {
  const shape = board.shapes[shown.shape]!
  const stance = restingOf(board, rest, { kind: 'ghost', shape: shown.shape, pose: shown.pose })
  return shape.form === 'die' ? waiting(shape, shown, stance, px) : laid(glass(shape, looks, shown), stance)
}
