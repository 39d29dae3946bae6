import { canonical, type AnyGame } from '../../games/kit'
import { checkFact } from './check-fact'
import { isCovered, sayCovered } from '../record/covered'
import { liveFacts } from '../record/journal'
import { nextNumber, type Match } from '../match'
import { openMatch } from '../play/open'
import type { JournalEntry, MatchRecord } from '../record/record'
import { replayEntry } from './replay'
import type { Table } from '../table'
import { areSame, versionsNow, type Versions } from '../record/versions'

/** What verifying found, turn by turn. */
export interface Verdict {
  /** Nothing differs. */
  ok: boolean
  turns: TurnVerdict[]
  facts: number
  flicks: number
  chance: 'checked' | 'not in the file'
}

/**
 * 'same': played again, and it came out the same. 'differs': entry `n` did not. 'not here': it was played by
 * other rules or on another table. 'covered': the file does not tell what happened.
 */
export type TurnVerdict = { turn: number } & (
  | { is: 'same' }
  | { is: 'differs' | 'not here' | 'covered'; n: number; why: string }
)

/** A difference, thrown from deep inside a check and caught by `verify` alone. */
class Differs extends Error {
  readonly n: number
  constructor(n: number, why: string) {
    super(why)
    this.n = n
  }
}

type Count = Pick<Verdict, 'facts' | 'flicks'>

/**
 * Plays every turn again from its own start: every answer must be legal, every flick and glide must end in
 * the same result and hash, every roll must follow from the chance secret (if the file has it), and the next
 * turn must begin as the file says. What was played by other rules or on another table cannot be.
 */
export function verify(game: AnyGame, table: Table, record: MatchRecord): Verdict {
  const count = { facts: 0, flicks: 0 }
  const turns = record.turns.map((_, i) => ({ turn: i + 1, ...checkTurn(game, table, record, i, count) }))
  return {
    ok: turns.every(({ is }) => is !== 'differs'),
    turns,
    ...count,
    chance: record.chance === undefined ? 'not in the file' : 'checked',
  }
}

type Found = TurnVerdict extends infer V ? (V extends unknown ? Omit<V, 'turn'> : never) : never

function checkTurn(game: AnyGame, table: Table, record: MatchRecord, i: number, count: Count): Found {
  const start = record.turns[i]!
  const entries = entriesOf(record, i)
  const updated = entries.findLast(({ is }) => is === 'updated')
  const live = liveFacts(record.journal).filter((entry) => entries.includes(entry))
  if (updated && live.some(({ n }) => n < updated.n))
    return { is: 'not here', n: start.n, why: `Newer rules took over at entry ${updated.n}.` }
  const versions: Versions = updated?.is === 'updated' ? updated : start
  const other = sayOther(versions, versionsNow(game))
  if (other) return { is: 'not here', n: start.n, why: other }
  const hidden = entries.find((entry) => entry.is === 'fact' && isCovered(entry.fact))
  if (hidden?.is === 'fact') return { is: 'covered', n: hidden.n, why: sayCovered(hidden.fact) }
  if (start.covered)
    return { is: 'covered', n: start.n, why: 'What the turn began with is covered in this file.' }
  return playAgain(game, table, record, {
    i,
    entries: entries.filter(({ n }) => n > (updated?.n ?? 0)),
    count,
  })
}

function entriesOf({ turns, journal }: MatchRecord, i: number): JournalEntry[] {
  const until = turns[i + 1]?.n ?? Infinity
  return journal.filter(({ n }) => n >= turns[i]!.n && n < until)
}

function sayOther(was: Versions, now: Versions): string | null {
  if (areSame(was, now)) return null
  const rules = was.rules === now.rules ? [] : [`by rules ${was.rules}, and these are ${now.rules}`]
  const table = was.table === now.table ? [] : [`on table ${was.table}, and this is ${now.table}`]
  return `It was played ${[...rules, ...table].join('; ')}.`
}

interface Turn {
  i: number
  entries: JournalEntry[]
  count: Count
}

function playAgain(game: AnyGame, table: Table, record: MatchRecord, { i, entries, count }: Turn): Found {
  const start = record.turns[i]!
  try {
    if (i === 0) checkBegun(game, record)
    const from = entries[0]?.n ?? Infinity
    const until = record.turns[i + 1]?.n ?? Infinity
    const journal = record.journal.filter(({ n }) => n < Math.min(from, until))
    const begun = { ...record, journal, turns: record.turns.slice(0, i + 1), pending: {}, ending: null }
    const { match } = openMatch(game, table, begun, { replaying: true })
    for (const entry of entries) checkEntry(match, entry, record.chance !== undefined, count)
    checkNext(match, record, i)
    return { is: 'same' }
  } catch (error) {
    const n = error instanceof Differs ? error.n : start.n
    return { is: 'differs', n, why: (error as Error).message }
  }
}

function checkBegun(game: AnyGame, { setup, turns }: MatchRecord): void {
  const begun = game.begin(setup)
  if (!begun.ok) throw new Differs(0, begun.why)
  if (canonical(begun.state) !== canonical(turns[0]!.before))
    throw new Differs(0, 'The match begins otherwise.')
}

function checkEntry(m: Match, entry: JournalEntry, chance: boolean, count: Count): void {
  try {
    if (entry.n !== nextNumber(m))
      throw new Error(`The entries are not numbered in order: ${nextNumber(m)} was due.`)
    if (entry.is === 'fact') checkFact(m, entry, chance)
    replayEntry(m, entry)
  } catch (error) {
    throw new Differs(entry.n, (error as Error).message)
  }
  if (entry.is !== 'fact') return
  count.facts++
  if (entry.fact.did === 'answered' && entry.fact.by.result) count.flicks++
  const made = m.record.journal.at(-1)!
  if (entry.effect && made.is === 'fact' && canonical(made.effect) !== canonical(entry.effect))
    throw new Differs(entry.n, 'The rules make something else of it.')
}

/** The next turn must begin where the file says, and as it says. */
function checkNext(m: Match, { turns, ending, journal }: MatchRecord, i: number): void {
  const [next, mine] = [turns[i + 1], m.record.turns[i + 1]]
  const last = journal.at(-1)?.n ?? 0
  if (next?.n !== mine?.n) throw new Differs(next?.n ?? last, 'The turn ends elsewhere.')
  if (next && !next.covered && canonical(next.before) !== canonical(mine!.before))
    throw new Differs(next.n, 'The next turn begins otherwise.')
  if (!next && ending?.how === 'rules' && m.running.turn.request?.do !== 'over')
    throw new Differs(last, 'The match is not over.')
}
