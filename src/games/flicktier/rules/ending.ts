import { log, over, type Script, type Seat } from '../../kit'
import { box } from '../data'
import { nameOf } from '../names'
import type { G, State, Trigger } from '../state'
import { bestOf, grade, scoreOf } from './scoring'

const SAY: Readonly<Record<Trigger, string>> = {
  points: 'The last point token is claimed.',
  structures: 'A last structure is built.',
  missions: 'No mission is left to draw.',
  rounds: 'The galaxy has seen rounds enough.',
}

/** One of three ways to bring about the end; the longer game wants two of them (004:149-157). */
export function trigger(s: State, how: Trigger): void {
  if (s.triggers.includes(how) || s.last) return
  s.triggers.push(how)
  log(s, SAY[how], { is: 'trigger', piece: '' })
}

/** How many of them end the game. */
export const wanted = ({ longer }: State): number => (longer ? 2 : 1)

/** After the turn in which the end was brought about everybody has one more, that player last. */
export function lastRound(s: State, seat: Seat): void {
  if (isLate(s)) trigger(s, 'rounds')
  if (s.last || (s.triggers.length < wanted(s) && !isLate(s))) return
  s.last = [...after(s, seat), seat]
  log(s, 'Everybody has one more turn.', { is: 'last-round', piece: '' })
}

/** House: as many rounds as were agreed have been played. */
const isLate = ({ taken, seats, rounds }: State): boolean => taken >= rounds * seats.length

/** The other players in the order of their turns. */
export const after = ({ seats, out = [] }: State, seat: Seat): Seat[] => {
  const at = seats.indexOf(seat)
  return [...seats.slice(at + 1), ...seats.slice(0, at)].filter((one) => !out.includes(one))
}

/** Whose turn comes after that of `seat`; null: the game is over. */
export function nextAfter(s: State, seat: Seat): Seat | null {
  if (!s.last) return after(s, seat)[0] ?? seat
  while (s.last.length > 0) {
    const next = s.last.shift()!
    if (!(s.out ?? []).includes(next)) return next
  }
  return null
}

/** House: a game for one has so many turns at most. */
export const isSpent = ({ solo, taken }: State): boolean => solo !== null && taken >= box.solo.turns

/** The points are counted, and ties looked at (004:161-163). */
export function* countUp(g: G): Script {
  const { s } = g
  const playing = s.seats.filter((seat) => !(s.out ?? []).includes(seat))
  const scores = Object.fromEntries(playing.map((seat) => [seat, scoreOf(s, seat)]))
  if (s.solo) return yield* countAlone(g, playing[0]!)
  const winners = bestOf(s, playing)
  const who = winners.map(nameOf).join(' and ')
  const win = winners.length > 1 ? 'win together' : 'wins'
  const why = `${who} ${win} with ${scores[winners[0]!]!.points} points.`
  yield* over({ winners, scores, why })
}

/** House: alone it is a grade that is reached. */
export function* countAlone({ s }: G, seat: Seat): Script {
  const score = scoreOf(s, seat)
  const { name, won } = grade(score.points)
  yield* over({
    winners: won ? [seat] : [],
    scores: { [seat]: score },
    why: `${name}, with ${score.points} points.`,
  })
}
