import type { Answer, Table } from '../../match'
import { random } from '../../table/exact'
import { rememberingTape } from '../../table/tape'
import { candidates, type Candidate } from './candidates'
import { enter } from './entrants'
import { promising } from './foresight'
import { best } from './halving'
import { imagined, type Mind } from './mind'
import { handed, leaning } from './rollout'

/** What a bot has come to. */
export interface Decision {
  answer: Answer
  /**
   * Should that be refused, these in turn: how a die is really shaken nobody knows beforehand, and it may
   * start inside what stands beside its ship.
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

/** Other ways of the same option that are kept in hand. */
const SPARE = 8

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
