import { expect, test } from 'vitest'
import { log, type AnyGame, type Script } from '../../games/kit'
import { openMatch, view, type MatchRecord } from '../index'
import { nonces } from '../testing/nonces'
import { newNonces, say, WHOLE } from '../testing/play-nonces'

/** The same game, in which every turn says something before it asks anything. */
const talking: AnyGame = {
  ...nonces,
  *turn(g): Script {
    log(g.s, 'A turn begins.')
    yield* nonces.turn(g as Parameters<typeof nonces.turn>[0])
  },
}

test('what a turn says before its first question is told once, also once it is over and opened again', () => {
  const match = newNonces(talking)
  for (const [seat, id] of WHOLE) say(match, seat, id)
  const saved = JSON.parse(JSON.stringify(match.record)) as MatchRecord
  const { match: opened } = openMatch(talking, match.table, saved)
  for (const one of [match, opened]) {
    const begins = view(one, ['ada', 'ben']).log.filter((line) => line.say === 'A turn begins.')
    expect(begins).toHaveLength(match.record.turns.length)
  }
  expect(opened.running.turn.s).toEqual(match.running.turn.s)
})
