import { randomChoices, seatsWith } from '../../games/kit'
import {
  ended,
  liveFacts,
  retract,
  verify,
  type Match,
  type MatchRecord,
  type Step,
  type Verdict,
} from '../../match'
import { random, type Random } from '../../table/exact'
import { answerOnce, EAGER, MOST_FACTS } from '../play/drive'
import { newMatch } from '../play/new-match'
import { inspect } from './inspect'
import type { Subject } from './mutants'
import { meet, type Reached } from './reached'

/** One match of a fuzz run. The same seed and number play the same match. */
export interface Trial {
  seed: number
  number: number
}

export interface Trouble {
  what: string
  record: MatchRecord
}

/**
 * How often a random player takes back, and how often a whole match is verified flick by flick at its end.
 */
const TAKES_BACK = 0.05

/** Of the players so many do rather what leads somewhere: late rules are met too. */
const EAGERLY = 0.5

/** Plays one match by chance and looks at it after every fact; the first trouble ends it. */
export function tryMatch(
  subject: Subject,
  trial: Trial,
  reached: Reached,
): { facts: number; trouble?: Trouble } {
  const next = random(`fuzz ${trial.seed} ${trial.number}`)
  const match = newMatch(subject.game, subject.tables, wanted(subject, trial, next))
  const trouble = firstTrouble(subject, match, next, reached)
  const facts = match.record.journal.length
  return trouble ? { facts, trouble: { what: trouble, record: match.record } } : { facts }
}

function wanted({ game }: Subject, { seed, number }: Trial, next: Random) {
  const setup = game.setups[Math.floor(next() * game.setups.length)]!
  const choices = randomChoices(setup.choices, next)
  const players = seatsWith(setup, choices).map(() => (next() < EAGERLY ? EAGER : 'random'))
  return { setup: setup.id, choices, players, seed: `${seed} ${number}` }
}

function firstTrouble({ game, look }: Subject, match: Match, next: Random, reached: Reached): string | null {
  try {
    while (!ended(match)) {
      meet(reached, match)
      const step = next() < TAKES_BACK ? retractOnce(match) : answerOnce(match, next)
      if (!step.ok)
        return `An answer was refused: ${step.why} ${inFull('fault' in step ? step.fault : null)}`.trim()
      const [wrong] = inspect(match, look)
      if (wrong) return wrong
      if (match.record.journal.length > MOST_FACTS) return `The match did not end within ${MOST_FACTS} facts`
    }
    const verdict = verify(game, match.table, match.record)
    return wrongTurn(verdict)
  } catch (error) {
    return `The program failed: ${inFull(error)}`
  }
}

/** Every turn must come out the same. */
function wrongTurn({ turns }: Verdict): string | null {
  const wrong = turns.find(({ is }) => is !== 'same')
  return wrong && 'why' in wrong ? `Verifying turn ${wrong.turn}, entry ${wrong.n}: ${wrong.why}` : null
}

const inFull = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : '')

function retractOnce(match: Match): Step | { ok: true } {
  const seat = match.asks.find(({ extra }) => !extra)?.seat
  if (!seat || liveFacts(match.record.journal).every(({ fact }) => fact.did !== 'answered'))
    return { ok: true }
  return retract(match, seat)
}
