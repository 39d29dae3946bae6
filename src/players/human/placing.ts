import type { PlaceOption } from '../../games/kit'
import { direction, roundTo } from '../../table/exact'
import type { Id, Point, Pose, Refusal, Region, Side } from '../../table/types'
import { fromSeat, toBearing, toTable } from './numbers'
import { pieceOf, type Scene } from './scene'
import { bearingTo } from './sight'

/** A number that a region leaves free. */
export interface Field {
  id: 'along' | 'depth' | 'direction' | 'heading'
  label: string
  unit: 'cm' | 'degrees'
}

const along: Field = { id: 'along', label: 'From your left corner', unit: 'cm' }
const depth: Field = { id: 'depth', label: 'From your edge', unit: 'cm' }
const around: Field = { id: 'direction', label: 'Direction around the ship', unit: 'degrees' }
const heading: Field = { id: 'heading', label: 'Heading', unit: 'degrees' }

/** What there is to choose for such a place. */
export function fieldsOf(where: Region): Field[] {
  if ('rearAt' in where) return [along]
  if ('inside' in where) return [heading]
  return 'touching' in where ? [around, heading] : [along, depth, heading]
}

export type Values = Partial<Record<Field['id'], number>>

/** A point as a seat measures it, mm: from its left corner and from its own edge. */
interface Measured {
  along: number
  depth: number
}

function measured({ x, y }: Point, edge: Side, size: Point): Measured {
  const ways: Record<Side, Measured> = {
    S: { along: x, depth: y },
    N: { along: size.x - x, depth: size.y - y },
    W: { along: size.y - y, depth: x },
    E: { along: y, depth: size.x - x },
  }
  return ways[edge]
}

function pointAt({ along, depth }: Measured, edge: Side, size: Point): Point {
  const ways: Record<Side, Point> = {
    S: { x: along, y: depth },
    N: { x: size.x - along, y: size.y - depth },
    W: { x: depth, y: size.y - along },
    E: { x: size.x - depth, y: along },
  }
  return ways[edge]
}

/** Where a piece stands, as the seat measures it; cm and degrees. */
export function valuesOf({ board, edge, rest }: Scene, pose: Pose, touching?: Id): Required<Values> {
  const { along, depth } = measured(pose, edge, board.size)
  const way = touching === undefined ? 0 : fromSeat(bearingTo(rest[touching]!.pose, pose), edge)
  return {
    along: roundTo(along / 10, 10),
    depth: roundTo(depth / 10, 10),
    direction: roundTo(way, 10),
    heading: fromSeat(pose.a, edge),
  }
}

const touchingOf = (where: Region): Id | undefined => ('touching' in where ? where.touching : undefined)

/** The example of the option in the numbers that a person may change. */
export function firstValues(scene: Scene, { where, eg }: PlaceOption): Values {
  if (typeof eg !== 'object') return {}
  const all = valuesOf(scene, eg, touchingOf(where))
  return Object.fromEntries(fieldsOf(where).map(({ id }) => [id, all[id]]))
}

/** The pose that these numbers wish; what is not free is taken from the example. */
export function wished(scene: Scene, { where, eg }: PlaceOption, values: Values): Pose {
  const { board, edge } = scene
  const base: Pose = typeof eg === 'object' ? eg : { x: 0, y: 0, a: 0 }
  const a = values.heading === undefined ? base.a : toTable(values.heading, edge)
  const touching = touchingOf(where)
  if (touching !== undefined) return { ...beside(scene, touching, values.direction ?? 0), a }
  const { along, depth } = measured(base, edge, board.size)
  const to = { along: values.along === undefined ? along : values.along * 10, depth: deep(values, depth) }
  return { ...pointAt(to, edge, board.size), a }
}

const deep = ({ depth }: Values, mm: number): number => (depth === undefined ? mm : depth * 10)

/** Any point in that direction will do: the table slides the piece until it touches. */
function beside(scene: Scene, id: Id, bearing: number): Point {
  const { pose } = pieceOf(scene, id)
  const way = direction(toTable(bearing, scene.edge))
  return { x: pose.x + way.x * 1000, y: pose.y + way.y * 1000 }
}

/** Where the piece would come to lie, or why it cannot. */
export function placed(
  scene: Scene,
  option: PlaceOption,
  values: Values,
): { ok: true; pose: Pose } | Refusal {
  const { shape, where, piece } = option
  const found = scene.tape.place(shape, where, wished(scene, option, values), piece)
  return found.ok ? found : { ok: false, why: named(scene, found.why) }
}

/** The piece dragged to a point of the table: what the region leaves free follows. */
export function dragged(scene: Scene, { where }: PlaceOption, values: Values, to: Point): Values {
  const touching = touchingOf(where)
  const all = valuesOf(scene, { ...to, a: 0 }, touching)
  const free = fieldsOf(where).filter(({ id }) => id !== 'heading')
  return { ...values, ...Object.fromEntries(free.map(({ id }) => [id, all[id]])) }
}

/** The piece turned so that its bow looks at a point of the table, whole degrees. */
export function turnedTowards(
  scene: Scene,
  option: PlaceOption,
  values: Values,
  from: Point,
  to: Point,
): Values {
  if (!fieldsOf(option.where).some(({ id }) => id === 'heading')) return values
  return { ...values, heading: Math.round(fromSeat(toBearing(bearingTo(from, to)), scene.edge)) % 360 }
}

/** The tape speaks of ids; people know the pieces by name. */
const named = (scene: Scene, why: string): string =>
  why.replace(/[\w-]+/g, (word) => (scene.rest[word] ? scene.nameOf(word) : word))
