import { expect, test } from 'vitest'
import { flickfleet } from '../../../games/flickfleet'
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
  const opened = openArchive(flickfleet, JSON.parse(JSON.stringify(match.record)))
  if (!opened.ok) throw new Error(opened.why)
  const { archive } = opened
  expect(archive.viewAt(2)).toEqual(lookedAt(match))
  expect(archive.viewAt(0).log).toEqual(lookedAt(newBattle()).log)
  expect(archive.viewAt(1).prompt!.asks[0]!.options.some(({ id }) => id === 'move')).toBe(true)
})

test('a report ends with its entry and reads as a record', () => {
  const { record } = played()
  const report = upTo(record, 1)
  expect(report.journal.map(({ n }) => n)).toEqual([1])
  expect(openArchive(flickfleet, report).ok).toBe(true)
})

test('other rules than the file’s are refused', () => {
  const { record } = played()
  expect(openArchive(flickfleet, { ...record, version: 'older' })).toMatchObject({ ok: false })
})
