import { expect, test } from 'vitest'
import { ended, offerDraw, reply, resign, retract, verify, view } from '../index'
import { nonces } from '../testing/nonces'
import { newNonces, say } from '../testing/play-nonces'

const rolledIn = (match: ReturnType<typeof newNonces>) =>
  match.record.journal.flatMap((e) => (e.is === 'fact' && e.fact.did === 'rolled' ? [e.fact.values[0]] : []))

test("one's own plain choice of the running turn is undone freely; numbers are never used twice", () => {
  const match = newNonces()
  say(match, 'ada', 'note')
  const { n } = match.record.journal.at(-1)!
  expect(view(match, ['ada', 'ben']).retract).toEqual({ ada: 'undo', ben: 'take back' })
  expect(retract(match, 'ada')).toMatchObject({
    ok: true,
    change: { entries: [{ n: n + 1, undo: n, how: 'undo' }] },
  })
  expect(match.running.turn.s).toMatchObject({ notes: 0 })
  expect(view(match, ['ada']).prompt?.n).toBe(n + 2)
})

test("apart, more than one's own plain choice needs the others' consent", () => {
  const match = newNonces()
  say(match, 'ada', 'note')
  retract(match, 'ben')
  expect(match.running.turn.s).toMatchObject({ notes: 1 })
  expect(view(match, []).offer).toEqual({ offer: 'take back', by: 'ben', accepted: ['ben'] })
  expect(reply(match, 'ben', 'accept')).toMatchObject({ ok: false })
  reply(match, 'ada', 'decline')
  expect(view(match, []).offer).toBeNull()
  retract(match, 'ben')
  reply(match, 'ada', 'accept')
  expect(match.running.turn.s).toMatchObject({ notes: 0 })
  expect(view(match, []).log.at(-1)?.say).toBe('The last step of ADA is taken back.')
})

test('a take-back never buys another roll (D-107)', () => {
  const match = newNonces(nonces, true)
  say(match, 'ada', 'end')
  say(match, 'ada', 'ada1')
  say(match, 'ben', 'ben0')
  retract(match, 'ben')
  expect(view(match, ['ada']).prompt?.key).toBe('pick')
  say(match, 'ben', 'ben2')
  say(match, 'ada', 'ada2')
  const [first, second] = rolledIn(match)
  expect(second).toBe(first)
  expect(verify(nonces, match.table, match.record)).toMatchObject({ ok: true })
})

test("a person takes back to a person's last decision: what a bot did since goes with it", () => {
  const match = newNonces(nonces, true, 'cadet')
  say(match, 'ada', 'end')
  say(match, 'ada', 'ada1')
  say(match, 'ben', 'ben0')
  const { n } = match.record.journal.findLast((entry) => entry.is === 'fact' && entry.fact.did === 'all')!
  say(match, 'ben', 'on')
  expect(view(match, ['ada']).retract).toEqual({ ada: 'take back' })
  expect(retract(match, 'ada')).toMatchObject({ ok: true, change: { entries: [{ undo: n }] } })
  expect(view(match, ['ada']).prompt?.key).toBe('pick')
  expect(verify(nonces, match.table, match.record)).toMatchObject({ ok: true })
})

test('before a person has decided anything there is nothing to take back, whatever a bot did', () => {
  const match = newNonces(nonces, true, 'cadet')
  match.record.seats[0]!.player = 'ace'
  match.record.seats[1]!.player = 'human'
  say(match, 'ada', 'note')
  expect(view(match, ['ben']).retract).toEqual({ ben: null })
})

test('a turn that ended is taken back into', () => {
  const match = newNonces(nonces, true)
  for (const [seat, id] of [
    ['ada', 'end'],
    ['ada', 'ada1'],
    ['ben', 'ben0'],
    ['ben', 'on'],
  ] as const)
    say(match, seat, id)
  const turns = match.record.turns.length
  expect(retract(match, 'ada')).toMatchObject({ ok: true })
  expect(match.record.turns.length).toBe(turns - 1)
  expect(view(match, ['ben']).prompt?.key).toBe('go-on')
  expect(verify(nonces, match.table, match.record)).toMatchObject({ ok: true })
})

test('nothing to take back at the start, nor after the end', () => {
  const match = newNonces()
  expect(retract(match, 'ada')).toEqual({ ok: false, why: 'There is nothing to take back.' })
  resign(match, 'ada')
  expect(retract(match, 'ada')).toEqual({ ok: false, why: 'The match is over.' })
})

test('resigning ends the match and the other side wins', () => {
  const match = newNonces()
  expect(resign(match, 'nobody')).toMatchObject({ ok: false })
  resign(match, 'ben')
  expect(ended(match)).toEqual({ winners: ['ada'], how: 'resigned', why: 'BEN resigns.' })
  expect(view(match, ['ada']).prompt).toBeNull()
  expect(say(match, 'ada', 'note')).toMatchObject({ ok: false, why: 'The match is over.' })
})

test('a draw needs an offer and an answer; playing on closes the offer', () => {
  const match = newNonces()
  expect(reply(match, 'ben', 'accept')).toMatchObject({ ok: false, why: 'There is no offer to answer.' })
  offerDraw(match, 'ada')
  expect(offerDraw(match, 'ben')).toMatchObject({ ok: false })
  expect(say(match, 'ada', 'note').ok).toBe(true)
  expect(reply(match, 'ben', 'accept')).toMatchObject({ ok: false })
  offerDraw(match, 'ada')
  expect(ended(match)).toBeNull()
  reply(match, 'ben', 'accept')
  expect(ended(match)).toMatchObject({ winners: [], how: 'agreed' })
})
