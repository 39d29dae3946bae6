import { expect, test } from 'vitest'
import type { AnyGame } from '../../games/kit'
import { openMatch, retract, verify, view, viewAt, type Match, type MatchRecord } from '../index'
import { bareTable } from '../testing/bare-table'
import { drifting } from '../testing/drifting'
import { newNonces, say } from '../testing/play-nonces'

const game: AnyGame = drifting()
const table = bareTable(game.boards['mat']!)
const saved = (match: Match): MatchRecord => JSON.parse(JSON.stringify(match.record)) as MatchRecord
const places = (match: Match) =>
  Object.values(match.running.turn.s.table).map(({ pose }) => Math.round(pose.y))

/**
 * The discs start at y = 10, 90 and 150: `a` goes 30 mm north, `c` 30 mm south, `a` 30 mm again, up to `b`.
 */
const DRIFTED = [70, 90, 120]

test('glides are played at once, one after the other, each with its track', () => {
  const match = newNonces(game)
  const step = say(match, 'ada', 'go')
  if (!step.ok) throw new Error(step.why)
  const dids = step.change.entries.map((entry) => (entry.is === 'fact' ? entry.fact.did : ''))
  expect(dids).toEqual(['answered', 'glided', 'glided', 'glided'])
  expect(Object.keys(step.change.tracks)).toEqual(['2', '3', '4'])
  expect(Object.keys(step.change.tracks[3]!.pieces)).toEqual(['c'])
  expect(places(match)).toEqual(DRIFTED)
  expect(match.running.turn.s).toMatchObject({ hits: ['b'] })
  expect(view(match, ['ada']).log.map(({ n, say: line }) => [n, line])).toEqual([
    [2, 'a drifts.'],
    [3, 'c drifts.'],
    [4, 'a drifts.'],
  ])
  expect(view(match, ['ada']).prompt?.key).toBe('go')
})

test('a saved match opens the same and can be stepped through; nothing glides twice', () => {
  const match = newNonces(game)
  say(match, 'ada', 'go')
  const { match: loaded, change } = openMatch(game, table, saved(match))
  expect(change.entries).toEqual([])
  expect(places(loaded)).toEqual(DRIFTED)
  const past = viewAt(game, saved(match), 2, ['ada'])
  expect(Object.values(past.state.table).map(({ pose }) => Math.round(pose.y))).toEqual([40, 90, 150])
})

test('to take a glide back is no free undo, and it comes out the same again', () => {
  const match = newNonces(game, true)
  say(match, 'ada', 'go')
  expect(view(match, ['ada']).retract).toEqual({ ada: 'take back' })
  expect(retract(match, 'ada')).toMatchObject({ ok: true, change: { voidFrom: 1 } })
  expect(places(match)).toEqual([10, 90, 150])
  say(match, 'ada', 'go')
  expect(places(match)).toEqual(DRIFTED)
  expect(verify(game, table, saved(match))).toMatchObject({ ok: true, facts: 8, flicks: 0 })
})

test('verify plays every glide again and names one that ends otherwise', () => {
  const match = newNonces(game)
  say(match, 'ada', 'go')
  const forge = (change: object): MatchRecord => {
    const record = saved(match)
    const entry = record.journal[2]!
    if (entry.is === 'fact' && entry.fact.did === 'glided') Object.assign(entry.fact.result, change)
    return record
  }
  expect(verify(game, table, saved(match))).toMatchObject({ ok: true })
  expect(verify(game, table, forge({ hash: '0' })).turns[0]).toMatchObject({
    is: 'differs',
    n: 3,
    why: expect.stringMatching(/^The glide ends/) as string,
  })
  expect(verify(game, table, forge({ poses: {} })).turns[0]).toMatchObject({ is: 'differs', n: 3 })
})

test('a glide that cannot be is a fault of the program, and nothing has changed', () => {
  const bad: AnyGame = drifting(-1)
  const match = newNonces(bad)
  const before = saved(match)
  const step = say(match, 'ada', 'go')
  expect(step).toMatchObject({ ok: false, why: expect.stringContaining('fault of the program') })
  expect(String((step as { fault?: Error }).fault)).toContain('The rules want a glide that cannot be')
  expect(saved(match)).toEqual(before)
})
