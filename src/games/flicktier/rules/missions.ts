import {
  button,
  listed,
  log,
  reveal,
  secret,
  type Entry,
  type Reason,
  type Script,
  type Seat,
} from '../../kit'
import { missionOf, type Cost, type Need } from '../data'
import { circleName, missionTitle, nameOf } from '../names'
import type { G, Open } from '../state'
import type { Tape } from '../../../table/types'
import { missing, pay, sayCost } from './cards'
import { trigger } from './ending'
import { layQuestion, takeQuestion } from './markers'
import { NEEDS } from './needs'

/**
 * The next mission lies face up, and for an exploration a ? token on its space (004:125). An empty deck
 * brings the end (004:153).
 */
export function* drawMission(g: G): Script {
  const { s } = g
  const covered = s.missions.shift()
  if (!covered) return trigger(s, 'missions')
  const { is: id } = yield* reveal('mission', 'A mission is turned up.', covered, ...s.seats)
  s.row.push(id)
  log(s, `A mission is turned up: ${missionTitle(id)}.`, { is: 'mission', piece: '' })
  const place = explored(id)
  const token = place === null ? undefined : s.questions.shift()
  if (!token) return
  s.spaces[place!] = token
  layQuestion(s, place!)
}

/** The space of an exploration, null for other missions. */
export const explored = (id: string): string | null => {
  const { kind, needs } = missionOf(id)
  return kind === 'explore' ? needs[0]!.place! : null
}

/** Why a mission of the row cannot be completed now; null when it can. */
export function whyNotMission(s: Open, tape: Tape, seat: Seat, id: string): Reason | null {
  const claimer = s.claimed[id]
  if (claimer !== undefined && claimer !== seat)
    return { why: `${nameOf(claimer)} has laid a claim on ${missionTitle(id)}.`, short: 'claimed' }
  const lacks = missionOf(id).needs.flatMap((need) => lackOf(s, tape, seat, need) ?? [])
  return lacks.length === 0 ? null : { why: `${missionTitle(id)} needs ${listed(lacks)}.`, short: lacks[0]! }
}

function lackOf(s: Open, tape: Tape, seat: Seat, need: Need): string | null {
  if (need.cost) {
    const short = missing(s.players[seat]!, need.cost)
    return Object.keys(short).length > 0 ? `${sayCost(short)} more` : null
  }
  return NEEDS[need.is]!.lack(s, tape, seat, need)
}

/** One entry for each mission that the player can complete (004:119). */
export const missionEntries = (g: G, seat: Seat): Entry[] =>
  g.s.row
    .filter((id) => whyNotMission(g.s, g.tape, seat, id) === null)
    .map((id) =>
      button(
        { id: `complete:${id}`, verb: 'mission', say: ['Complete', missionTitle(id)], of: { thing: id } },
        () => complete(g, seat, id),
      ),
    )

/** A face-up mission is done: delivered, explored, or as its card says (004:119-129). */
export function* complete(g: G, seat: Seat, id: string): Script {
  const { s } = g
  s.active!.done.push('mission')
  for (const { cost } of missionOf(id).needs) if (cost) yield* deliver(g, seat, cost)
  s.row = s.row.filter((one) => one !== id)
  delete s.claimed[id]
  log(s, `${nameOf(seat)} completes a mission.`, { is: 'completes', piece: '' })
  log(s, `It was ${missionTitle(id)}.`)
  s.log.at(-1)!.to = [seat]
  const place = explored(id)
  if (place === null) s.players[seat]!.done.push(secret(id, seat))
  else yield* explore(g, seat, place)
  yield* drawMission(g)
}

/** The resources of a mission are discarded (004:123). */
export function* deliver(g: G, seat: Seat, cost: Cost): Script {
  yield* pay(g, seat, cost)
}

/** The token is taken from the space, only for the explorer's eyes; the card is discarded (004:127). */
export function* explore({ s }: G, seat: Seat, place: string): Script {
  const token = s.spaces[place]
  if (!token) return
  delete s.spaces[place]
  takeQuestion(s, place)
  const why = `${nameOf(seat)} takes the ? token of ${circleName(place)}.`
  s.players[seat]!.found.push(yield* reveal('token', why, token, seat))
}
