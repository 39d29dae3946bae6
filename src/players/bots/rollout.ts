import { worthOf, type Ask, type Option, type Seat } from '../../games/kit'
import { answer, ended, promptNumber, type Answer, type Match } from '../../match'
import { random, type Random } from '../../table/exact'
import { flicksDie } from '../flicked'
import { GLANCE, setsFor, waysOf, type Candidate } from './candidates'
import { promising } from './foresight'
import { flicked } from './hand'
import { imagined, type Mind } from './mind'
import { drawnBy } from './random'

/** What cannot be played is worth no more than a lost match. */
const REFUSED = -1

/** Ways that are looked at before one is taken. */
const LOOKS = 4

/** After so many answers a line of thought is broken off. */
const LONGEST = 24

/**
 * How good an answer turns out once, from -1 to 1: taken with the hand's own error, then played on as people
 * mostly do, to the end of the turn or as long as `goesOn` allows.
 */
export function tryOut(
  mind: Mind,
  candidate: Candidate,
  again: number,
  goesOn: (ask: Ask) => boolean = () => true,
): number {
  const match = imagined(mind, again)
  const next = random(`try ${mind.seed} ${again}`)
  const turns = match.record.turns.length
  if (!take(mind, match, mind.outlook.seat, candidate, next)) return REFUSED
  for (let i = 0; i < LONGEST && !ended(match) && match.record.turns.length === turns; i++) {
    const ask = match.asks.find(({ extra, seat }) => !extra && !match.record.pending[seat])!
    if (!goesOn(ask)) break
    if (!take(mind, match, ask.seat, likely(mind, match, ask, next), next)) break
  }
  return worth(mind, match)
}

/** How good things are as they stand. */
export const worthNow = (mind: Mind): number => worth(mind, imagined(mind, 'now'))

/**
 * Answers with an error of the hand; false: it cannot be played, because a die would start inside something
 * that stands beside its ship. A fault of the rules throws.
 */
function take(mind: Mind, match: Match, seat: Seat, candidate: Candidate, next: Random): boolean {
  const done = answer(match, seat, handed(mind, match, candidate, next))
  if (!done.ok && done.fault) throw done.fault
  return done.ok
}

/** The answer as the hand makes it, with the number of the question. */
export function handed(
  { hand }: Pick<Mind, 'hand'>,
  match: Match,
  { option, answer: meant }: Candidate,
  next: Random,
): Answer {
  const n = promptNumber(match.record.journal)
  if (option.how !== 'flick' || !meant.aim) return { n, ...meant }
  const { table, running } = match
  return { n, ...meant, aim: flicked(table.board, running.turn.s.table, option, meant.aim, hand, next) }
}

/** What somebody would probably answer, without much thought. */
function likely(mind: Mind, match: Match, ask: Ask, next: Random): Candidate {
  if (ask.take) return pickOne(setsFor(ask, next), next)
  const option = drawnBy(ask.options, (one) => leaning(mind, match, one), next)
  const ways = waysOf(match.table, match.running.turn.s.table, option, next, GLANCE)
  if (ways.length === 0) return { option, answer: { ids: [option.id] } }
  const looks = Array.from(
    { length: LOOKS },
    () => ways[Math.floor(place(match, option, next) * ways.length)]!,
  )
  return promising(mind, match, looks)[0]!
}

/** Where in the list of ways somebody looks, from 0 to 1: the surest shots come first, moves in no order. */
function place({ table: { board }, running }: Match, option: Option, next: Random): number {
  const rest = running.turn.s.table
  const isShot = option.how === 'flick' && flicksDie({ board, rest }, option)
  return isShot ? next() * next() : next()
}

export const leaning = ({ game }: Pick<Mind, 'game'>, match: Match, option: Option): number =>
  game.bot!.leaning(match.running.turn.play, option)

const pickOne = <T>(all: readonly T[], next: Random): T => all[Math.floor(next() * all.length)]!

/** Won, lost, or what the game thinks of it. */
function worth({ game, outlook: { seat } }: Mind, match: Match): number {
  const end = ended(match)
  if (!end) return game.bot!.judge(match.running.turn.play, seat)
  return 2 * worthOf(end, seat) - 1
}
