import { Group, Mesh, MeshBasicMaterial } from 'three'
import type { Board } from '../../../table/types'
import { COLOURS } from '../colours'
import { dashed } from '../flat/dashed'
import { litRuns } from '../flat/edges'
import { wall } from '../flat/glow'
import { joined } from '../flat/sheet'
import { markOf } from '../marks'
import type { Ghost } from '../types'
import { flat } from './flat'
import { slab } from './slab'
import { laid, restingOf } from './stance'

/** A piece that is not there yet: see-through, its rim lit where it may lie, dashed and warm where not. */
export function ghost(board: Board, { shape, pose, ok, side = 'neutral' }: Ghost): Group {
  const body = board.shapes[shape]!
  if (body.form === 'die') return new Group()
  const runs = litRuns(body, 'rim')
  const rim = ok ? runs : runs.flatMap((run) => dashed(run, 5, 8))
  const half = body.height / 2
  const glass = new MeshBasicMaterial({
    color: markOf(side).colour,
    transparent: true,
    opacity: ok ? 0.6 : 0.25,
  })
  const lines = joined(...rim.map((run) => wall(run, 1.6, [-half, half])))
  const group = new Group().add(new Mesh(slab(body), glass))
  group.add(flat(lines, { colour: ok ? COLOURS.edge : COLOURS.warn, order: 12 }))
  return laid(group, restingOf(board, {}, { kind: 'ghost', shape, pose }))
}
