import { expect, test } from 'vitest'
import {
  ended,
  offerDraw,
  openMatch,
  openOffer,
  reply,
  resign,
  retract,
  sayResigning,
  seatsIn,
  verify,
  view,
  viewAt,
  type JournalEntry,
  type Match,
  type MatchRecord,
} from './index'
import { bareTable } from './testing/bare-table'
import { crowd, does, newCrowd } from './testing/crowd'

const table = bareTable(crowd.boards['mat']!)
const asked = (match: Match): string[] => view(match, []).prompt?.waiting ?? []
const said = (match: Match): string[] => view(match, []).log.map((line) => line.say)

const resigning = (match: Match, by: string): string =>
  sayResigning(match.record.seats, view(match, []).out, by)

/** Saved, loaded and verified it is the same. */
function holds(match: Match): void {
  const saved = JSON.parse(JSON.stringify(match.record)) as MatchRecord
  expect(view(openMatch(crowd, table, saved).match, [])).toEqual(view(match, []))
  expect(verify(crowd, table, match.record)).toMatchObject({ ok: true })
}

test('of three seats one resigns: the match goes on, the rules are told, the seat is asked nothing', () => {
  const match = newCrowd('three')
  does(match, 'ada', 'step')
  expect(resign(match, 'ada')).toMatchObject({ ok: true })
  expect([ended(match), seatsIn(match), asked(match)]).toEqual([null, ['ben', 'cleo'], ['ben']])
  expect(match.running.turn.s).toMatchObject({ out: ['ada'], steps: {} })
  expect(said(match)).toEqual(['ADA resigns.', "ada's steps are wiped away."])
  does(match, 'ben', 'step')
  does(match, 'cleo', 'step')
  expect(asked(match)).toEqual(['ben'])
  holds(match)
})

test('whoever is asked may resign: the turn ends there and the next begins', () => {
  const match = newCrowd('three')
  resign(match, 'ada')
  expect(asked(match)).toEqual(['ben'])
  expect(does(match, 'ada', 'step')).toMatchObject({ ok: false, why: 'It is not your decision now.' })
  holds(match)
})

test('the last seat that is in has won; nobody resigns twice', () => {
  const match = newCrowd('three')
  resign(match, 'cleo')
  expect(resign(match, 'cleo')).toMatchObject({ ok: false, why: 'CLEO is no longer in the match.' })
  expect(resign(match, 'eve')).toMatchObject({ ok: false, why: 'eve does not sit at this table.' })
  resign(match, 'ada')
  expect(ended(match)).toEqual({ winners: ['ben'], how: 'resigned', why: 'ADA resigns.' })
  expect(said(match).at(-1)).toBe('ADA resigns. BEN wins.')
  expect(said(match)).toContain('CLEO resigns.')
  holds(match)
})

test('a team plays on with who is left of it; when all of it has left the other has won', () => {
  const match = newCrowd('teams')
  resign(match, 'ada')
  expect([ended(match), asked(match)]).toEqual([null, ['ben']])
  expect(resigning(match, 'cleo')).toBe('BEN and DAN win together.')
  resign(match, 'cleo')
  expect(ended(match)).toMatchObject({ winners: ['ben', 'dan'], how: 'resigned' })
  expect(said(match).at(-1)).toBe('CLEO resigns. BEN and DAN win together.')
})

test('all against the game: it goes on until the last has left, and then everybody has lost', () => {
  const match = newCrowd('together')
  expect(resigning(match, 'ada')).toBe('The others play on.')
  resign(match, 'ada')
  expect(ended(match)).toBeNull()
  expect(resigning(match, 'ben')).toBe('Everybody loses.')
  resign(match, 'ben')
  expect(ended(match)).toEqual({ winners: [], how: 'resigned', why: 'BEN resigns.' })
  expect(said(match).at(-1)).toBe('BEN resigns. Everybody loses.')
})

test('rules can let everybody lose, which is no draw; alone one takes back freely', () => {
  const match = newCrowd('alone')
  expect(offerDraw(match, 'ada')).toMatchObject({ why: 'There is nobody to agree with.' })
  does(match, 'ada', 'step')
  expect(retract(match, 'ada')).toMatchObject({ ok: true })
  expect(match.running.turn.s).toMatchObject({ steps: {} })
  does(match, 'ada', 'lose')
  expect(ended(match)).toEqual({ winners: [], how: 'rules', why: 'The moon has fallen.' })
  expect(said(match).at(-1)).toBe('The moon has fallen. ADA loses.')
  holds(match)
})

test('who is put out by the rules is asked nothing and decides no offer', () => {
  const match = newCrowd('three')
  does(match, 'ada', 'oust')
  expect([seatsIn(match), asked(match)]).toEqual([['ada', 'cleo'], ['cleo']])
  expect([view(match, []).out, resigning(match, 'ada')]).toEqual([['ben'], 'CLEO wins.'])
  offerDraw(match, 'cleo')
  expect(reply(match, 'ben', 'decline')).toMatchObject({ why: 'BEN is no longer in the match.' })
  expect(retract(match, 'ben')).toMatchObject({ ok: false })
  reply(match, 'ada', 'accept')
  expect(ended(match)).toMatchObject({ winners: [], draw: true, how: 'agreed' })
})

test('a draw waits for every seat that is in; one that leaves meanwhile is not waited for', () => {
  const match = newCrowd('three')
  offerDraw(match, 'ada')
  reply(match, 'ben', 'accept')
  expect(view(match, []).offer).toEqual({ offer: 'draw', by: 'ada', accepted: ['ada', 'ben'] })
  expect(ended(match)).toBeNull()
  resign(match, 'cleo')
  expect(ended(match)).toMatchObject({ draw: true, how: 'agreed' })
})

test('an offer ends when whoever made it leaves', () => {
  const match = newCrowd('three')
  offerDraw(match, 'cleo')
  resign(match, 'cleo')
  expect(view(match, []).offer).toBeNull()
})

test('what does not concern an offer leaves it open', () => {
  const offer: JournalEntry = { n: 1, is: 'offer', offer: 'draw', by: 'ada' }
  const chat = { n: 2, is: 'chat', by: 'ben', say: 'Hm.' } as unknown as JournalEntry
  const pause = { n: 3, is: 'pause', by: 'ben' } as unknown as JournalEntry
  const update: JournalEntry = { n: 4, is: 'updated', rules: '2', table: '1' }
  const open = { offer: 'draw', by: 'ada', accepted: ['ada'] }
  expect(openOffer([offer, chat, pause, update], ['ada', 'ben'])).toEqual(open)
})

test('a simultaneous question does not wait for who has left, and counts no answer of theirs', () => {
  const match = newCrowd('three')
  does(match, 'ada', 'vote')
  does(match, 'ada', 'yes')
  does(match, 'cleo', 'yes')
  resign(match, 'cleo')
  expect(asked(match)).toEqual(['ben'])
  does(match, 'ben', 'yes')
  expect(said(match)).toContain('Votes of ada, ben.')
  holds(match)
})

test('when the last that is waited for leaves, the others have answered', () => {
  const match = newCrowd('three')
  does(match, 'ada', 'vote')
  does(match, 'ada', 'yes')
  does(match, 'ben', 'yes')
  resign(match, 'cleo')
  expect(said(match)).toContain('Votes of ada, ben.')
  holds(match)
})

test('nothing is taken back that was done before somebody left: nobody comes back', () => {
  const match = newCrowd('three', true)
  does(match, 'ada', 'step')
  resign(match, 'cleo')
  expect(view(match, ['ada']).retract).toEqual({ ada: null })
  does(match, 'ben', 'step')
  expect(retract(match, 'ben')).toMatchObject({ ok: true })
  expect(seatsIn(match)).toEqual(['ada', 'ben'])
  holds(match)
})

test('looking back one sees who was in', () => {
  const match = newCrowd('three')
  does(match, 'ada', 'step')
  resign(match, 'ada')
  const past = viewAt(crowd, match.record, 1, [])
  expect([past.out, viewAt(crowd, match.record, 3, []).out]).toEqual([[], ['ada']])
  expect(past.state).toMatchObject({ steps: { ada: 1 } })
  expect(past.log).toEqual([])
  expect(viewAt(crowd, match.record, 3, []).state).toEqual(view(match, []).state)
})
