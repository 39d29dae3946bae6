import { expect, test } from 'vitest'
import { flickfleet } from '../../../games/flickfleet'
import { copy } from '../../../games/kit'
import { readRecord } from '../../../match'
import { openArchive, upTo } from './archive'
import { lookedAt, newBattle, take } from '../testing/battle'

function played() {
  const match = newBattle()
  const seat = lookedAt(match).prompt!.waiting[0]!
  const [activate] = lookedAt(match).prompt!.asks[0]!.options
  take(match, seat, activate!.id)
  const fire = lookedAt(match).prompt!.asks[0]!.options.find(({ id }) => id.startsWith('fire'))
  take(match, seat, fire!.id)
  return match
}

test('the match as it stood after every entry, in any order', () => {
  const match = played()
  const archive = openArchive(flickfleet, copy(match.record))
  expect(archive.viewAt(2).state).toEqual(lookedAt(match).state)
  expect(archive.viewAt(0).state).toEqual(lookedAt(newBattle()).state)
  expect(archive.viewAt(0).log).toEqual(lookedAt(newBattle()).log)
  expect(archive.viewAt(1).prompt).toMatchObject({ key: 'action', waiting: ['uprising'] })
})

test('a report ends with its entry and reads as a record', () => {
  const { record } = played()
  const report = upTo(record, 1)
  expect(report.journal.map(({ n }) => n)).toEqual([1])
  expect(readRecord(report)).toMatchObject({ ok: true })
})

test('a match of other rules is shown as it was stored', () => {
  const match = played()
  const record = copy(match.record)
  for (const turn of record.turns) turn.rules = 'older'
  const shown = openArchive({ ...flickfleet, turn: noRules }, record).viewAt(2)
  expect({ ...shown, retract: 0, prompt: 0 }).toEqual({ ...lookedAt(match), retract: 0, prompt: 0 })
  expect(shown.prompt).toMatchObject({ why: lookedAt(match).prompt!.why, asks: [] })
})

function noRules(): never {
  throw new Error('The past runs no rules.')
}
