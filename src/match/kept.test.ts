import { expect, test } from 'vitest'
import { copy, copySharing } from '../games/kit'
import { offerDraw, openMatch, reply, resign, retract, view, type Match } from './index'
import { newCrowd, does } from './testing/crowd'
import { newNonces, say } from './testing/play-nonces'

/** The same match, opened from what is stored of it. */
const opened = ({ game, table, record }: Match): Match => openMatch(game, table, copy(record)).match

const EYES = [['ada'], ['ben'], ['ada', 'ben'], [], 'everybody'] as const

/** What is kept beside the match says the same as its record does alone. */
function expectKept(match: Match): void {
  const anew = opened(match)
  for (const eyes of EYES) expect(view(match, eyes)).toEqual(view(anew, eyes))
}

test('offers, turns that end, steps taken back over them: what is kept is what the record says', () => {
  const match = newNonces(undefined, true)
  const steps = [
    () => say(match, 'ada', 'note'),
    () => offerDraw(match, 'ben'),
    () => reply(match, 'ada', 'decline'),
    () => say(match, 'ada', 'end'),
    () => say(match, 'ada', 'ada1'),
    () => say(match, 'ben', 'ben0'),
    () => retract(match, 'ben'),
    () => say(match, 'ben', 'ben0'),
    () => say(match, 'ada', 'ada1'),
    () => say(match, 'ben', 'on'),
    () => offerDraw(match, 'ada'),
    () => retract(match, 'ada'),
    () => say(match, 'ben', 'on'),
    () => say(match, 'ada', 'note'),
    () => resign(match, 'ada'),
  ]
  for (const step of steps) {
    view(match, ['ada'])
    expect(step()).toMatchObject({ ok: true })
    expectKept(match)
  }
  expect(view(match, []).log.map((line) => line.say)).toEqual([
    'A note.',
    'BEN offers a draw.',
    'ADA declines.',
    'BEN takes back the last step.',
    expect.stringMatching(/^The die shows/),
    'ADA offers a draw.',
    'The last step of BEN is taken back.',
    'A note.',
    'ADA resigns. BEN wins.',
  ])
})

test('a step that fails leaves nothing of itself in what is kept', () => {
  const match = newCrowd('three')
  expect(does(match, 'ada', 'step')).toMatchObject({ ok: true })
  const before = view(match, ['ada'])
  const { leaves } = match.game
  match.game.leaves = () => {
    throw new Error('A fault of the rules.')
  }
  expect(resign(match, 'cleo')).toMatchObject({ ok: false })
  match.game.leaves = leaves!
  expect(view(match, ['ada'])).toEqual(before)
  expect(resign(match, 'cleo')).toMatchObject({ ok: true })
  expect(does(match, 'ben', 'step')).toMatchObject({ ok: true })
  expect(view(match, []).prompt!.waiting).toEqual(['ada'])
})

test('a view that was given away does not change with the match', () => {
  const match = newNonces()
  const given = view(match, ['ada'])
  const before = copy(given)
  for (const id of ['note', 'end', 'ada1']) say(match, 'ada', id)
  expect(given).toEqual(before)
})

test('a copy shares what is the same, in the same order, and nothing else', () => {
  const old = { a: { x: 1, y: [1, 2] }, b: { z: null }, c: [{ n: 1 }, { n: 2 }] }
  expect(copySharing(old, copy(old))).toBe(old)
  const now = { a: { y: [1, 2], x: 1 }, b: { z: null }, c: [{ n: 1 }, { n: 3 }], d: undefined }
  const made = copySharing(old, now)
  expect(made).toStrictEqual(now)
  expect(JSON.stringify(made)).toBe(JSON.stringify(now))
  expect([made.b === old.b, made.c[0] === old.c[0]]).toEqual([true, true])
  expect([made === now, made.c[1] === now.c[1], made.a === now.a]).toEqual([false, false, false])
  expect(copySharing([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(copySharing({}, [])).toEqual([])
})
