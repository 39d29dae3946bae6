import { describe, expect, test } from 'vitest'
import { log, type AnyGame, type Script } from '../../games/kit'
import { view, type Match } from '../../match'
import { nonces, type Nonces } from '../../match/testing/nonces'
import { newNonces, say } from '../../match/testing/play-nonces'
import { leaks } from './leaks'
import { scriptedTable } from './scripted/table'
import { troubles } from './testing/troubles'

const played = (game: AnyGame): string[] => troubles(game, (board) => scriptedTable(board, 'leaks'), 1, 4)

/** The same game, in which this happens before each turn. */
const before = (happens: (s: Nonces) => void): AnyGame => ({
  ...nonces,
  *turn(g): Script {
    if ((g.s as Nonces).dealt) happens(g.s as Nonces)
    yield* nonces.turn(g as Parameters<typeof nonces.turn>[0])
  },
})

test('secret cards and answers, saved and loaded between, are played by chance without a leak', () => {
  expect(played(nonces as unknown as AnyGame)).toEqual([])
})

test('a covered card in the log is found', () => {
  const leaky = before((s) => log(s, `The top card is ${s.deck[0]!.is}.`))
  expect(played(leaky)[0]).toMatch(/The covered 'nonce-\d.*' is in the view of a spectator/)
})

test("a card of one's own hand in the log is found in the other's view", () => {
  const leaky = before((s) => log(s, `Ada holds ${s.hands['ada']![0]!.card.is}.`))
  expect(played(leaky)[0]).toMatch(/The covered 'nonce-\d.*' is in the view of (ben|a spectator)/)
})

describe('while one seat has answered in secret', () => {
  const match = newNonces()
  say(match, 'ada', 'end')
  say(match, 'ada', 'ada1')

  test('nothing leaks', () => expect(leaks(match, view)).toEqual([]))

  test('an answer that is shown is found', () => {
    const look = (m: Match, viewer: readonly string[] | 'everybody') => ({
      ...view(m, viewer),
      setup: JSON.stringify(m.record.pending),
    })
    expect(leaks(match, look)).toContain('A covered value is in the view of ben')
  })

  test('a state that nobody covers is found', () => {
    const look = (m: Match, viewer: readonly string[] | 'everybody') => ({
      ...view(m, viewer),
      state: m.running.turn.s as never,
    })
    expect(leaks(match, look)).toContain('A covered value is in the view of a spectator')
  })
})
