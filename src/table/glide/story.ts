import { hundredth, roundTo } from '../exact'
import { byId } from '../order'
import { crossing } from '../play/crossing'
import type { Ground } from '../tape/ground'
import type { Event, Id, Pose } from '../types'
import { contactWith, stopOf } from './meet'
import { type Pace, paceOf } from './pace'
import { type Way, pointOn } from './way'
import { zonesOn } from './zones'

/** What a glide does, from its start to where it ends. */
export interface Story {
  events: Event[]
  pace: Pace
  slid: number
  /** Where it comes to rest; undefined when it has left the table. */
  pose: Pose | undefined
}

/** To 0.1 ms, as the events of a flick. */
export const toTime = (seconds: number): number => roundTo(seconds, 10_000)

const inTime = (one: Event, other: Event): number => one.t - other.t

function enters(ground: Ground, a: Id, way: Way, slid: number, pace: Pace): Event[] {
  const entered = zonesOn(ground, a, way, slid).sort((one, other) => byId(one.zone, other.zone))
  return entered.map((one) => ({ t: toTime(pace.timeOf(one.slid)), is: 'enter', a, zone: one.zone }))
}

/** Over the edge by its centre (H-EDGE), before anything could stop it. */
function leaving(ground: Ground, a: Id, way: Way, slid: number): Story | undefined {
  const left = crossing(way.from, pointOn(way, slid), ground.board.size)
  if (!left) return undefined
  const [gone, { side }] = [slid * left.share, left]
  const [pace, { x, y }] = [paceOf(gone), pointOn(way, gone)]
  const out: Event = { t: toTime(pace.seconds), is: 'out', a, at: { x: hundredth(x), y: hundredth(y) }, side }
  return { events: [...enters(ground, a, way, gone, pace), out], pace, slid: gone, pose: undefined }
}

function resting(ground: Ground, a: Id, way: Way, { slid, touched }: ReturnType<typeof stopOf>): Story {
  const [pace, { pose }] = [paceOf(slid), ground.rest[a]!]
  const t = toTime(pace.seconds)
  const to = pointOn(way, slid)
  const end = { ...pose, x: hundredth(to.x), y: hundredth(to.y) }
  const touches = touched.map((b): Event => {
    return { t, is: 'touch', a, b, moving: 'a', at: contactWith(ground, a, way, slid, b) }
  })
  const settled: Event = { t, is: 'settled', a, from: way.from, to: { x: end.x, y: end.y } }
  return { events: [...enters(ground, a, way, slid, pace), ...touches, settled], pace, slid, pose: end }
}

/** Slides the piece until the way ends, something is touched, or it has left the table. */
export function storyOf(ground: Ground, piece: Id, way: Way): Story {
  const stop = stopOf(ground, piece, way)
  const story = leaving(ground, piece, way, stop.slid) ?? resting(ground, piece, way, stop)
  return { ...story, events: story.events.sort(inTime) }
}
