import {
  copy,
  wrongOutcome,
  type AnyGame,
  type Base,
  type Fact,
  type Play,
  type Request,
  type Seat,
} from '../../games/kit'
import type { Rest, Tape } from '../../table/types'
import type { LogLine } from '../record/record'

/** A turn being played: the state moves as facts are fed. */
export interface RunningTurn {
  s: Base
  /** What the script waits for; null when the turn is over. */
  request: Request | null
  lines: LogLine[]
  /** What its rule functions are given. */
  play: Play<Base, unknown>
}

/** A turn, and how it is told what happened. `n`: the number of the entry. */
export interface TurnFeed {
  turn: RunningTurn
  feed(n: number, fact: Fact): void
}

/** The journal and the rules do not fit together. */
export class NoFit extends Error {}

/** Runs a turn from its start. `n`: the number of the entry that comes next. */
export function openTurn(game: AnyGame, tape: (rest: Rest) => Tape, before: Base, n: number): TurnFeed {
  const s = copy(before)
  s.log = []
  // A table at rest is never edited, only replaced: what was measured on it still holds.
  s.table = before.table
  const play = playOf(game, tape, s)
  const script = game.turn(play)
  const turn: RunningTurn = { s, request: null, lines: [], play }

  function step(at: number, fact?: Fact): void {
    // The first value of a generator is not read: a script has no use for it before its first question.
    const { value, done } = script.next(fact as Fact)
    wait(at, done ? null : value)
  }

  /** A turn that asks only seats that are out ends there. */
  function wait(at: number, request: Request | null): void {
    const wrong = request?.do === 'over' && wrongOutcome(request, s.seats)
    if (wrong) throw new Error(`The rules end the match in no way that there is: ${wrong}`)
    turn.request = request && toSeatsIn(request, s.out ?? [])
    if (request && !turn.request) script.return()
    turn.lines.push(...s.log.slice(turn.lines.length).map((line) => ({ n: at, ...line })))
  }

  function leave(at: number, seat: Seat): void {
    s.out = [...(s.out ?? []), seat]
    game.leaves?.(play, seat)
    wait(at, turn.request)
  }

  function feed(at: number, fact: Fact): void {
    if (!turn.request) throw new NoFit(`The turn is over, but fact ${at} ('${fact.key}') follows.`)
    if (turn.request.key !== fact.key) {
      throw new NoFit(`Fact ${at} answers '${fact.key}', but the rules ask '${turn.request.key}'.`)
    }
    if (fact.did === 'left') leave(at, fact.seat)
    else step(at, fact)
  }

  step(n)
  return { turn, feed }
}

/** The request without what it asks of these seats; null when nobody is left who must answer. */
function toSeatsIn(request: Request, out: readonly Seat[]): Request | null {
  if (request.do !== 'ask' || out.length === 0) return request
  const asks = request.asks.filter(({ seat }) => !out.includes(seat))
  return asks.some(({ extra }) => !extra) ? { ...request, asks } : null
}

/** A turn in which nothing happens any more, as it was left. */
export function closedTurn(
  game: AnyGame,
  tape: (rest: Rest) => Tape,
  left: { s: Base; request: Request | null; lines: LogLine[] },
): TurnFeed {
  const feed = (): never => {
    throw new NoFit('The match is over.')
  }
  return { turn: { ...left, play: playOf(game, tape, left.s) }, feed }
}

function playOf(game: AnyGame, tape: (rest: Rest) => Tape, s: Base): Play<Base, unknown> {
  return {
    s,
    rules: game.rules(s),
    get tape() {
      return tape(s.table)
    },
  }
}
