import { inside, worldOutline } from '../../../table/outline'
import type { Id, Pose, Rest } from '../../../table/types'
import { now, type Story, time } from './story'

/** How often something passes through a zone on its way. */
const PASSES = 0.2

export const zonesOf = (rest: Rest): Id[] => Object.keys(rest).filter((id) => rest[id]!.sense !== undefined)

/** Is it in the zone there, by its centre or by its outline? */
function isIn({ board, rest, tape }: Story, id: Id, zone: Id, pose: Pose): boolean {
  const { sense, shape, pose: at } = rest[zone]!
  if (sense === 'centre') return inside(pose, worldOutline(board.shapes[shape]!, at))
  return tape({ ...rest, [id]: { ...rest[id]!, pose } }).within(id, zone, 0)
}

const isTold = ({ events }: Story, id: Id, zone: Id): boolean =>
  events.some((event) => event.is === 'enter' && event.a === id && event.zone === zone)

function enter(story: Story, id: Id, zone: Id, t: number): void {
  if (!isTold(story, id, zone)) story.events.push({ t, is: 'enter', a: id, zone })
}

/** Who starts inside has come in when it sets off: what is flicked at once (H-ECM). */
export function enterStart(story: Story, id: Id): void {
  const { rest, mover } = story
  for (const zone of zonesOf(rest))
    if (isIn(story, id, zone, rest[id]!.pose)) enter(story, id, zone, id === mover ? 0 : time(story))
}

/** Some pass through on their way. */
export function enterWay(story: Story, id: Id): void {
  for (const zone of zonesOf(story.rest)) if (story.next() < PASSES) enter(story, id, zone, time(story))
}

/** Who rests inside has come in. */
export function enterEnd(story: Story, id: Id): void {
  const { pose } = now(story)[id]!
  for (const zone of zonesOf(story.rest)) if (isIn(story, id, zone, pose)) enter(story, id, zone, time(story))
}
