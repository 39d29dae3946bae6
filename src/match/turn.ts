import { copy, type AnyGame, type Base, type Fact, type Play, type Request } from '../games/kit'
import type { Rest, Tape } from '../table/types'
import type { LogLine } from './record'

/** A turn being played: the state moves as facts are fed. */
export interface RunningTurn {
  s: Base
  /** What the script waits for; null when the turn is over. */
  request: Request | null
  lines: LogLine[]
  /** What its rule functions are given. */
  play: Play<Base, unknown>
}

/** The journal and the rules do not fit together. */
export class NoFit extends Error {}

/** Runs a turn from its start through these facts. `n`: the number of the entry that comes next. */
export function openTurn(game: AnyGame, tape: (rest: Rest) => Tape, before: Base, n: number) {
  const s = copy(before)
  s.log = []
  const play = playOf(game, tape, s)
  const script = game.turn(play)
  const turn: RunningTurn = { s, request: null, lines: [], play }

  function step(n: number, fact?: Fact): void {
    // The first value of a generator is not read: a script has no use for it before its first question.
    const { value, done } = script.next(fact as Fact)
    turn.request = done ? null : value
    turn.lines.push(...s.log.slice(turn.lines.length).map((line) => ({ n, ...line })))
  }

  function feed(n: number, fact: Fact): void {
    if (!turn.request) throw new NoFit(`The turn is over, but fact ${n} ('${fact.key}') follows.`)
    if (turn.request.key !== fact.key) {
      throw new NoFit(`Fact ${n} answers '${fact.key}', but the rules ask '${turn.request.key}'.`)
    }
    step(n, fact)
  }

  step(n)
  return { turn, feed }
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
