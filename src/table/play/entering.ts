import { DICE } from '../dice'
import { type Body, centreOf, startOf, startTurnOf, turnOf } from '../engine/body'
import type { World } from '../engine/world'
import { distance, edgesOf, inside, minus, times } from '../outline'
import { ways } from '../tape/slide'
import { type Turn, bearingAlong } from '../turning'
import type { Event, Point } from '../types'
import { seconds } from './clock'
import { type Boxed, areWithin, boxOf } from './close'
import { boxed } from './flat'
import type { Zone } from './zones'

type Enter = Extract<Event, { is: 'enter' }>

/** A step of a piece: its centre's way, and how it is turned at the end of it. */
interface Way {
  from: Point
  to: Point
  turn: Turn
}

const flatly = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! })

/** Where on the way the centre comes in, as a share of it. */
function byCentre({ outline }: Boxed, { from, to }: Way): number | undefined {
  if (inside(from, outline)) return 0
  const length = distance(from, to)
  if (length === 0) return undefined
  const along = times(minus(to, from), 1 / length)
  const met = edgesOf(outline).flatMap((edge) => ways(from, along, edge))
  const shares = met.map((slid) => slid / length).filter((share) => share >= 0 && share <= 1)
  return shares.length ? Math.min(...shares) : undefined
}

/** Does the piece reach the zone at the end of the way? A die counts as a ball of its half width. */
function byOutline({ model }: Body, seen: Boxed, { from, to, turn }: Way): boolean {
  const { shape } = model
  const way = [from, to]
  if (shape.form === 'die') return areWithin({ outline: way, box: boxOf(way) }, seen, DICE[shape.die].half)
  return areWithin(boxed(shape, { ...to, a: bearingAlong(turn, [0, 1, 0]) }), seen, 0)
}

function entered(body: Body, { sense, seen }: Zone, way: Way): number | undefined {
  if (sense === 'centre') return byCentre(seen, way)
  return byOutline(body, seen, way) ? 1 : undefined
}

/** Tells once for every piece that moves, and every zone, when it comes in. */
export interface Zones {
  /** After every step, which began so many half steps after the push and took so many. */
  look(began: number, took: number): Enter[]
}

export function openZones(world: World, zones: readonly Zone[]): Zones {
  const told = new Set<string>()
  const last = new Map<Body, Point>()
  const tell = (body: Body, way: Way, began: number, took: number): Enter[] =>
    zones.flatMap((zone) => {
      const key = `${body.index} ${zone.id}`
      const share = told.has(key) ? undefined : entered(body, zone, way)
      if (share === undefined) return []
      told.add(key)
      return [{ t: seconds(began + took * share), is: 'enter', a: body.id, zone: zone.id }]
    })
  /** Who starts inside has come in when it sets off (H-ECM). */
  const setOff = (body: Body, began: number): Enter[] => {
    const at = flatly(startOf(body))
    return tell(body, { from: at, to: at, turn: startTurnOf(body) }, began, 0)
  }
  const lookAt = (body: Body, began: number, took: number): Enter[] => {
    const first = last.has(body) ? [] : setOff(body, began)
    const way = {
      from: last.get(body) ?? flatly(startOf(body)),
      to: flatly(centreOf(body)),
      turn: turnOf(body),
    }
    last.set(body, way.to)
    return [...first, ...tell(body, way, began, took)]
  }
  const look: Zones['look'] = (began, took) =>
    world.bodies.flatMap((body) => (body.awake && !body.out ? lookAt(body, began, took) : []))
  return { look: zones.length ? look : () => [] }
}
