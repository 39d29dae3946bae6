import { describe, expect, test } from 'vitest'
import { canonical, type Base } from '../../../games/kit'
import {
  ended,
  openMatch,
  readRecord,
  tableFor,
  verify,
  viewAt,
  type MatchRecord,
  type Tables,
} from '../../../match'
import { edited } from '../../../match/record/edits'
import { liveFacts } from '../../../match/record/journal'
import { random } from '../../../table/exact'
import { createGlide } from '../../../table/glide'
import { createTable } from '../../../table'
import { createTape } from '../../../table/tape'
import { jolt } from '../../../table/testing/open'
import { answerOnce } from '../../play/drive'
import { kept, keptFiles, keptFolders, keptGame } from './kept'

/** What was stored once can be looked at and played on for ever. */

const tables: Tables = (board) => ({
  board,
  play: createTable(jolt, board).play,
  glide: createGlide(board),
  tape: createTape(board),
})

function read(folder: string, name: string): MatchRecord {
  const found = readRecord(kept(folder, name))
  if (!found.ok) throw new Error(found.why)
  return found.record
}

/** It kept no steps. */
const isFormat1 = (folder: string, name: string): boolean =>
  (kept(folder, name) as { format: number }).format === 1

const lastOf = ({ journal }: MatchRecord): number => journal.at(-1)?.n ?? 0

/** The state that the stored effects of a turn lead to. */
function endOf({ turns, journal }: MatchRecord, i: number): Base | null {
  const [start, next] = [turns[i]!, turns[i + 1]!]
  const facts = liveFacts(journal).filter(({ n }) => n >= start.n && n < next.n)
  if (facts.some(({ effect }) => !effect)) return null
  return facts.reduce(
    (state, { effect }) => edited(state, effect!.state),
    edited(start.before, start.effect.state),
  )
}

const every = keptFolders().flatMap((folder) => keptFiles(folder).map((name) => ({ folder, name })))

describe.each(every)('$folder/$name', ({ folder, name }) => {
  const record = read(folder, name)
  const game = keptGame(record.game)
  const table = tableFor(game, tables, record)
  const seats = record.seats.map(({ seat }) => seat)

  test('each of its steps is shown, and its log grows line by line', () => {
    const views = Array.from({ length: lastOf(record) + 1 }, (_, n) => viewAt(game, record, n, seats))
    for (const { state } of views)
      expect(game.describe(state, table.tape(state.table)).pieces).toBeTypeOf('object')
    const said = record.turns.flatMap(({ effect }) => effect.said).map(({ say }) => say)
    expect(views.at(-1)!.log.map(({ say }) => say)).toEqual(expect.arrayContaining(said))
    record.turns.forEach(({ n, before }) => {
      if (before.table) expect(Object.keys(views[n - 1]!.state.table)).toEqual(Object.keys(before.table))
    })
  })

  // Format 1 kept the start of a turn, not its steps.
  if (!isFormat1(folder, name))
    test('the steps of a turn lead to the start of the next', () => {
      record.turns.slice(1).forEach(({ before }, i) => {
        const end = endOf(record, i)
        if (end) expect(canonical(end)).toBe(canonical(before))
      })
    })

  test('what can be played again comes out the same', () => {
    expect(verify(game, table, record).turns.filter(({ is }) => is === 'differs')).toEqual([])
  })

  // A download is without the secret of chance: nobody can play on from it.
  if (!name.endsWith('.download'))
    test('it goes on, and what is over stays over', () => {
      const { match } = openMatch(game, table, record)
      const next = random(`on with ${name}`)
      for (let i = 0; i < 5 && !ended(match); i++) expect(answerOnce(match, next)).toMatchObject({ ok: true })
      const again = openMatch(game, table, JSON.parse(JSON.stringify(match.record)) as MatchRecord).match
      expect(canonical(again.running.turn.s)).toBe(canonical(match.running.turn.s))
      expect(ended(again)).toEqual(ended(match))
    })
})
