import type { Answer, Table } from '../../match'
import { random, type Random } from '../../table/exact'
import { rememberingTape } from '../../table/tape'
import { candidates, type Candidate } from './candidates'
import { promising } from './foresight'
import { imagined, type Mind } from './mind'
import { handed, leaning, tryOut } from './rollout'

/** What a bot has come to. */
export interface Decision {
  answer: Answer
  /**
   * Should that be refused, these in turn: how a die is really shaken nobody knows beforehand, and it may start
   * inside what stands beside its ship.
   */
  instead: Answer[]
  /** What it meant, before the hand's error. */
  meant: Candidate
  /** Flicks played in its head. */
  tried: number
}

export interface Thinking {
  /** Flicks it may try, at most about. */
  budget: number
  /** Called now and then with the share of the budget that is used; true: decide now. */
  hurry?(share: number): boolean
}

interface Trial {
  candidate: Candidate
  values: number[]
}

/** Other ways of the same option that are kept in hand. */
const SPARE = 8

/** Each round the better half goes on. */
const KEPT = 0.5
/** Of the budget, that many candidates at most enter. */
const ENTRIES = 0.4
/** The last way of an option is tried so much less gladly than the first. */
const LATER = 3
/** Standard errors that a mean must be trusted by. */
const DOUBT = 0.6

/**
 * Decides: many ways are tried a little, the better ones more often, on the real table with the hand's own
 * errors; the choice is the one whose value is surest to be high (a lower confidence bound). The same mind
 * decides the same.
 */
export function think(mind: Mind, { budget, hurry = () => false }: Thinking): Decision {
  const counted = countingFlicks(mind.table)
  const inHead: Mind = { ...mind, table: { ...counted.table, tape: rememberingTape(mind.table.board) } }
  const match = imagined(inHead, 'now')
  const next = random(`choose ${mind.seed}`)
  const ask = match.asks.find(({ seat }) => seat === mind.outlook.seat)!
  const { s } = match.running.turn
  const all = candidates(match.table, s.table, ask, next, (ways) => promising(inHead, match, ways))
  const weigh = (one: Candidate): number => leaning(inHead, match, one.option)
  const enough = (): boolean => counted.flicks() >= budget || hurry(counted.flicks() / budget)
  const meant = all.length === 1 ? all[0]! : best(inHead, enter(all, weigh, budget, next), enough)
  const hand = random(`hand ${mind.seed}`)
  const given = (one: Candidate): Answer => ({ ...handed(mind, match, one, hand), n: mind.outlook.n })
  const answer = given(meant)
  return { answer, instead: otherwise(all, meant).map(given), meant, tried: counted.flicks() }
}

/** A few of the same option, then what needs no table. */
function otherwise(all: readonly Candidate[], meant: Candidate): Candidate[] {
  const alike = all.filter((one) => one !== meant && one.option === meant.option)
  return [...alike.slice(0, SPARE), ...all.filter(({ option }) => option.how === 'choose')]
}

/**
 * Who is tried at all: of every option the way that comes first, then by weight, place and chance, as many as
 * the budget bears.
 */
function enter(
  all: readonly Candidate[],
  weigh: (one: Candidate) => number,
  budget: number,
  next: Random,
): Candidate[] {
  const most = Math.max(2, Math.floor(budget * ENTRIES))
  const place = placesOf(all)
  const first = all.filter((one) => place.get(one) === 0)
  const others = all.filter((one) => place.get(one) !== 0)
  const ranked = (list: readonly Candidate[]): Candidate[] =>
    list
      .map((one) => ({ one, rank: (weigh(one) * (0.25 + next())) / (1 + LATER * place.get(one)!) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ one }) => one)
  return [...ranked(first), ...ranked(others)].slice(0, most)
}

/** Where each stands among the ways of its option, from 0, the first, to 1. */
function placesOf(all: readonly Candidate[]): Map<Candidate, number> {
  const options = [...new Set(all.map(({ option }) => option))]
  const ways = options.map((option) => all.filter((one) => one.option === option))
  return new Map(ways.flatMap((alike) => alike.map((one, i) => [one, i / alike.length])))
}

/** Successive halving. */
function best(mind: Mind, field: readonly Candidate[], enough: () => boolean): Candidate {
  let trials: Trial[] = field.map((candidate) => ({ candidate, values: [] }))
  for (let round = 0; trials.length > 1; round++) {
    for (const trial of trials) {
      if (enough() && trials[0]!.values.length > 0) return surest(trials)
      for (let i = 0; i <= round; i++) trial.values.push(tryOut(mind, trial.candidate, trial.values.length))
    }
    trials = trials.toSorted((a, b) => bound(b) - bound(a)).slice(0, Math.ceil(trials.length * KEPT))
  }
  return surest(trials)
}

const surest = (trials: readonly Trial[]): Candidate =>
  trials.reduce((a, b) => (bound(b) > bound(a) ? b : a)).candidate

/** Not tried: worse than anything. */
function bound({ values }: Trial): number {
  const n = values.length
  if (n === 0) return -Infinity
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const spread = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  // One try tells nothing of its spread: the same small doubt for all.
  const deviation = n > 1 ? Math.sqrt(spread / (n - 1)) : 0.1
  return mean - (DOUBT * deviation) / Math.sqrt(n)
}

function countingFlicks(table: Table): { table: Table; flicks(): number } {
  let flicks = 0
  return {
    table: {
      ...table,
      play(rest, flick) {
        flicks++
        return table.play(rest, flick)
      },
    },
    flicks: () => flicks,
  }
}
