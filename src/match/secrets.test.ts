import { expect, test } from 'vitest'
import {
  cover,
  coverFact,
  log,
  secret,
  type AnyGame,
  type Fact,
  type Secret,
  type Viewer,
} from '../games/kit'
import { view, type Match } from './index'
import { nonces, NONCES, type Nonces } from './testing/nonces'
import { newNonces, say, WHOLE } from './testing/play-nonces'

/** Nonces in what a viewer gets, and those that it may know. */
function leaked(match: Match, viewer: Viewer): string[] {
  const state = match.running.turn.s as Nonces
  const all: Secret<string>[] = [
    ...state.deck,
    ...state.shown,
    ...Object.values(state.hands)
      .flat()
      .map(({ card }) => card),
  ]
  const known = all.filter(
    (card) => viewer.length > 0 && viewer !== 'everybody' && viewer.every((seat) => card.for.includes(seat)),
  )
  const facts = match.record.journal.map((e) => (e.is === 'fact' ? coverFact(e.fact, viewer) : e))
  const seen = JSON.stringify([view(match, viewer), facts])
  return NONCES.filter((nonce) => seen.includes(nonce) && !known.some(({ is }) => is === nonce))
}

const VIEWERS: Viewer[] = [[], ['ada'], ['ben'], ['ada', 'ben']]

function leaksOf(game: AnyGame): string[] {
  const match = newNonces(game)
  return WHOLE.slice(0, -1).flatMap(([seat, id]) => {
    say(match, seat, id)
    return VIEWERS.flatMap((viewer) => leaked(match, viewer))
  })
}

test('no hidden value is in a view, prompt, log line or fact of a viewer that may not know it', () => {
  expect(leaksOf(nonces)).toEqual([])
})

test('the canaries see a leak that is planted in the log', () => {
  const leaky: AnyGame = {
    ...nonces,
    *turn(g) {
      const state = g.s as Nonces
      if (state.dealt) log(state, `The top card is ${state.deck[0]!.is}.`)
      yield* nonces.turn(g as Parameters<typeof nonces.turn>[0])
    },
  }
  expect(leaksOf(leaky)).not.toEqual([])
})

test('while others still choose, nobody learns what was picked', () => {
  const match = newNonces()
  say(match, 'ada', 'end')
  say(match, 'ada', 'ada1')
  for (const viewer of [[], ['ben']]) {
    const shown = view(match, viewer)
    expect(shown.prompt?.waiting).toEqual(['ben'])
    expect(JSON.stringify(shown)).not.toContain('ada1"]')
  }
})

test('the secret of all chance is in no view, not even after the end', () => {
  const match = newNonces()
  for (const [seat, id] of WHOLE) say(match, seat, id)
  for (const viewer of [...VIEWERS, 'everybody' as const]) {
    expect(JSON.stringify(view(match, viewer))).not.toContain('a secret of sixteen')
  }
})

test('a spectator sees no secrets, a seat its own, two at one screen only what both know', () => {
  const state = { mine: secret('a', 'ada'), both: secret('c', 'ada', 'ben'), list: [secret('b', 'ben')] }
  expect(cover(state, [])).toEqual({ mine: null, both: null, list: [null] })
  expect(cover(state, ['ada'])).toEqual({ mine: 'a', both: 'c', list: [null] })
  expect(cover(state, ['ada', 'ben'])).toEqual({ mine: null, both: 'c', list: [null] })
  expect(cover(state, 'everybody')).toEqual({ mine: 'a', both: 'c', list: ['b'] })
})

test('a secret answer shows who answered, not what', () => {
  const fact: Fact = { key: 'k', did: 'answered', by: { seat: 'ada', ids: ['x'] }, secret: true }
  expect(coverFact(fact, ['ben'])).toEqual({ key: 'k', did: 'answered', by: { seat: 'ada' } })
  expect(coverFact(fact, ['ada'])).toEqual(fact)
})
