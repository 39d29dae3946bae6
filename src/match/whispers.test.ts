import { expect, test } from 'vitest'
import { cover, type AnyGame, type Viewer } from '../games/kit'
import {
  coveredRecord,
  ended,
  imagine,
  openMatch,
  outlook,
  retract,
  verify,
  view,
  viewAt,
  type Match,
  type MatchRecord,
} from './index'
import { bareTable } from './testing/bare-table'
import { newNonces, say } from './testing/play-nonces'
import { CARDS, whispers, type Whispers } from './testing/whispers'

const game: AnyGame = whispers
const table = bareTable(whispers.boards['mat']!)
const stateOf = (match: Match): Whispers => match.running.turn.s as Whispers

/** Up to Ben's whisper. */
const TALK = [
  ['ada', 'stone'],
  ['ada', 'bid-high'],
  ['ben', 'bid-low'],
  ['ben', 'whisper'],
] as const

function talked(steps: number = TALK.length): Match {
  const match = newNonces(game)
  for (const [seat, id] of TALK.slice(0, steps)) expect(say(match, seat, id)).toMatchObject({ ok: true })
  return match
}

/** All that a viewer is ever told of it. */
const told = (match: Match, viewer: Viewer): string =>
  JSON.stringify([view(match, viewer), coveredRecord(match.record, viewer)])

test('a single seat answers in secret, and is asked even where there is no choice', () => {
  const match = newNonces(game)
  expect(view(match, ['ada']).prompt?.asks).toMatchObject([{ seat: 'ada', options: [{ id: 'stone' }] }])
  expect(view(match, ['ada', 'ben']).prompt, 'both look').toMatchObject({ asks: [], covered: ['ada'] })
  expect(view(match, ['ben']).prompt).toMatchObject({
    why: 'Ada hides something.',
    asks: [],
    waiting: ['ada'],
  })
  say(match, 'ada', 'stone')
  for (const viewer of [['ben'], [], ['ada', 'ben']]) expect(told(match, viewer)).not.toContain('stone')
  expect(told(match, ['ada'])).toContain('stone')
})

test('answers that stay covered when all are in are known to their own seats alone', () => {
  const match = talked(3)
  expect(told(match, ['ben'])).not.toContain('bid-high')
  expect(told(match, ['ben'])).toContain('bid-low')
  expect(told(match, [])).not.toMatch(/bid-/)
})

test('in secret one is asked also when nothing but the end is left', () => {
  const match = talked()
  expect(view(match, ['ben']).prompt?.asks[0]?.options).toMatchObject([{ id: 'end' }])
  expect(view(match, ['ada']).prompt).toMatchObject({ key: 'whisper', asks: [] })
  say(match, 'ben', 'end')
  expect(ended(match)).toMatchObject({ winners: ['ada'], scores: { ada: { points: 2 } } })
  expect(
    view(match, [])
      .log.slice(-2)
      .map((line) => line.say),
  ).toEqual(['Ada kept her secret. ADA wins.', 'ADA: 2 points (2 for the stone).'])
  expect(view(match, []).state).toMatchObject({ hidden: 'stone', bids: { ada: 'bid-high' } })
})

test('an answer that is not possible is told to the seat alone, and names only its own options', () => {
  const match = newNonces(game)
  expect(say(match, 'ada', 'gold')).toMatchObject({ why: "'gold' is not possible now. Possible: stone." })
  expect(say(match, 'ben', 'gold')).toMatchObject({ why: 'It is not your decision now.' })
})

test('what was answered in secret is not undone freely, and taken back it stays covered', () => {
  const match = talked(1)
  expect(view(match, ['ada']).retract).toEqual({ ada: 'take back' })
  match.record.seats.forEach((seat) => (seat.player = 'human'))
  Object.assign(match.record, { sameScreen: true })
  retract(match, 'ada')
  expect(view(match, ['ada']).prompt?.key).toBe('hide')
  expect(told(match, ['ben'])).not.toContain('stone')
})

test('the past of a running match shows each seat what it knew then, step by step', () => {
  const match = talked()
  const at = (n: number, viewer: string[]) => viewAt(game, coveredRecord(match.record, viewer), n, viewer)
  const { cards, hidden, bids } = stateOf(match)
  expect(at(1, ['ada']).state).toMatchObject({ cards: { ada: cards['ada']!.is, ben: null }, hidden: null })
  expect(at(2, ['ada'])).toMatchObject({ state: { hidden: hidden!.is }, prompt: { key: 'bid', asks: [] } })
  expect(at(2, ['ben']).state).toMatchObject({ hidden: null, cards: { ada: null } })
  expect(at(3, ['ben']).state).toMatchObject({ bids: { ada: null, ben: bids['ben']!.is } })
  expect(at(4, ['ben']).state).toEqual(cover({ ...stateOf(match), log: [] }, ['ben']))
  expect(at(2, []).log.map((line) => line.say)).toEqual(['Ada has hidden something.'])
})

test('a covered record does not tell where something covered has changed', () => {
  const match = talked()
  const last = coveredRecord(match.record, ['ada']).journal.at(-1)!
  expect(last).toMatchObject({ is: 'fact', effect: { state: [] } })
})

test('a bot imagines the turn from its very start: its own card is real, the other is drawn', () => {
  const match = talked()
  const seen = JSON.parse(JSON.stringify(outlook(match, 'ada'))) as NonNullable<ReturnType<typeof outlook>>
  const own = stateOf(match).cards['ada']!.is
  const imagined = Array.from({ length: 20 }, (_, i) => stateOf(imagine(game, table, seen, `seed ${i}`)))
  expect(imagined.map(({ cards }) => cards['ada']!.is)).toEqual(imagined.map(() => own))
  const others = new Set(imagined.map(({ cards }) => cards['ben']!.is))
  expect(others.size).toBe(CARDS.length - 1)
  expect(imagined[0]).toMatchObject({ hidden: { is: 'stone' }, bids: { ada: { is: 'bid-high' } } })
})

test('verify plays the finished match again and knows a covered one', () => {
  const match = talked()
  const covered = coveredRecord(match.record, ['ada'])
  expect(verify(game, table, covered).turns).toMatchObject([{ is: 'covered', n: 1 }])
  say(match, 'ben', 'end')
  expect(verify(game, table, match.record)).toMatchObject({ ok: true, turns: [{ is: 'same' }], facts: 5 })
})

test('saved and loaded it is the same, also after its end', () => {
  const match = talked()
  for (const _ of ['running', 'over']) {
    const saved = JSON.parse(JSON.stringify(match.record)) as MatchRecord
    const { match: loaded } = openMatch(game, table, saved)
    expect(view(loaded, ['ben'])).toEqual(view(match, ['ben']))
    say(match, 'ben', 'end')
  }
})
