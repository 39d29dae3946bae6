import { expect, test } from 'vitest'
import { button, flickable, offer, type AnyGame, type Base, type Play, type Script } from '../../games/kit'
import { BadFlick, words } from '../../table/refusal'
import type { Flick, Played, Rest } from '../../table/types'
import { answer, checkMove, flickOf, resign, settle, type Match, type Move } from '../index'
import { drifting } from '../testing/drifting'
import { newNonces, say } from '../testing/play-nonces'

/** Ada flicks a disc, or lets it be, again and again. */
function* turn(g: Play<Base, unknown>): Script {
  yield* offer(g, { key: 'push', seat: 'ada', why: 'Ada pushes a disc.' }, [
    flickable(
      { id: 'push', verb: 'push', say: 'Push it', of: { piece: 'a' } },
      { piece: 'a', surface: 'rim', min: 100, max: 900 },
      function* () {},
    ),
    button({ id: 'leave', verb: 'leave', say: 'Leave it' }, function* () {}),
  ])
}

const game: AnyGame = { ...drifting(), turn, pieceName: (_, id) => `the disc ${id.toUpperCase()}` }
const push = { n: 1, ids: ['push'], aim: { at: 31.4, bearing: 0, speed: 300 } }

/** What a worker would make of it: it is given plain data, and gives plain data back. */
function table(rest: Rest, { piece }: Flick): Played {
  const pose = { ...rest[piece]!.pose, y: 40 }
  const result = { events: [], poses: { [piece]: pose }, touching: [], seconds: 1, hash: 'f00d' }
  return { result, track: { hz: 60, frames: 1, pieces: {} } }
}

const saved = (match: Match): unknown => JSON.parse(JSON.stringify(match.record))

function checked(match: Match): Move {
  const found = checkMove(match, 'ada', push)
  if (!found.ok) throw new Error(found.why)
  return found.move
}

test('a move is checked here, flicked elsewhere and settled here: the same as answered at once', () => {
  const [apart, whole] = [newNonces(game), newNonces(game)]
  const before = saved(apart)
  const move = checked(apart)
  expect(saved(apart)).toEqual(before)
  const sent = JSON.parse(JSON.stringify(move.plays)) as NonNullable<Move['plays']>
  expect(sent).toEqual(move.plays)
  expect(settle(apart, move, flickOf(table, sent))).toMatchObject({ ok: true })
  Object.assign(whole.table, { play: table })
  expect(answer(whole, 'ada', push)).toMatchObject({ ok: true })
  expect(apart.record).toEqual(whole.record)
  expect(apart.running.turn.s.table['a']!.pose.y).toBe(40)
})

test('a match that has gone on in the meantime takes no move of before', () => {
  const match = newNonces(game)
  const move = checked(match)
  expect(say(match, 'ada', 'leave')).toMatchObject({ ok: true })
  const before = saved(match)
  const flicked = flickOf(table, move.plays!)
  expect(settle(match, move, flicked)).toMatchObject({
    ok: false,
    why: expect.stringContaining('question 1'),
  })
  expect(saved(match)).toEqual(before)
  expect(resign(match, 'ben')).toMatchObject({ ok: true })
  expect(settle(match, { ...move, n: 2 }, flicked)).toMatchObject({ ok: false, why: 'The match is over.' })
})

test('what the table refuses is said with the names of the pieces, and nothing has changed', () => {
  const match = newNonces(game)
  const [before, move] = [saved(match), checked(match)]
  const flicked = flickOf(() => {
    throw new BadFlick(words`${{ piece: 'a' }} is stuck.`)
  }, move.plays!)
  expect(settle(match, move, flicked)).toEqual({ ok: false, why: 'the disc A is stuck.' })
  expect(saved(match)).toEqual(before)
})

test('a move with a flick is settled with what the flick did, or not at all', () => {
  const match = newNonces(game)
  const before = saved(match)
  expect(settle(match, checked(match))).toMatchObject({ ok: false, fault: expect.any(Error) })
  expect(saved(match)).toEqual(before)
})
