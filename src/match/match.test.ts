import { describe, expect, test } from 'vitest'
import { type AnyGame, type Base, type Play, type Script } from '../games/kit'
import {
  answer,
  coveredRecord,
  ended,
  openMatch,
  promptNumber,
  verify,
  view,
  viewAt,
  type Match,
  type MatchRecord,
} from './index'
import { bareTable } from './testing/bare-table'
import { nonces } from './testing/nonces'
import { newNonces, say, WHOLE } from './testing/play-nonces'

const table = bareTable(nonces.boards['mat']!)
const saved = (match: Match): MatchRecord => JSON.parse(JSON.stringify(match.record)) as MatchRecord

const looks = (match: Match) => ({
  state: match.running.turn.s,
  request: match.running.turn.request,
  asks: match.asks,
  view: view(match, ['ada']),
})

describe('saving and loading', () => {
  test('after every answer, also between two secret ones, gives the same state and the same question', () => {
    const match = newNonces()
    for (const [seat, id] of WHOLE) {
      expect(say(match, seat, id)).toMatchObject({ ok: true })
      const { match: loaded, change } = openMatch(nonces, table, saved(match))
      expect(looks(loaded)).toEqual(looks(match))
      const { log, state } = view(match, ['ada'])
      expect(viewAt(nonces, match.record, match.record.journal.at(-1)!.n, ['ada'])).toMatchObject({
        log,
        state,
      })
      expect(change.entries).toEqual([])
    }
    expect(ended(match)).toMatchObject({ winners: ['ben'], how: 'rules' })
  })

  test('verify accepts the whole journal, with the chance and without', () => {
    const match = newNonces()
    for (const [seat, id] of WHOLE) say(match, seat, id)
    expect(verify(nonces, table, saved(match))).toMatchObject({ ok: true, chance: 'checked' })
    const { chance: _, ...without } = saved(match)
    expect(verify(nonces, table, without)).toMatchObject({ ok: true, chance: 'not in the file' })
  })

  test('verify names the first entry that is not as it should be', () => {
    const match = newNonces()
    for (const [seat, id] of WHOLE) say(match, seat, id)
    const record = saved(match)
    const roll = record.journal.find((e) => e.is === 'fact' && e.fact.did === 'rolled')!
    const forged = record.journal.map((e) =>
      e === roll ? { ...e, fact: { key: 'pips', did: 'rolled', values: [9] } } : e,
    )
    const verdict = verify(nonces, table, { ...record, journal: forged as MatchRecord['journal'] })
    expect(verdict).toMatchObject({ ok: false, turns: [{ is: 'same' }, { is: 'differs', n: roll.n }, {}] })
  })
})

describe('the file of a match that goes on', () => {
  test('a covered shuffle is named as what cannot be checked, and so is a covered start', () => {
    const { turns } = verify(nonces, table, coveredRecord(newNonces().record, []))
    expect(turns).toMatchObject([
      {
        is: 'covered',
        n: 1,
        why: expect.stringMatching(/^The order of 'deal' is covered .* not over/) as string,
      },
      { is: 'covered', n: 2, why: 'What the turn began with is covered in this file.' },
    ])
  })

  test('so is a covered answer', () => {
    const match = newNonces()
    for (const [seat, id] of WHOLE.slice(0, 5)) say(match, seat, id)
    const record = saved(match)
    const picks = record.journal.find((e) => e.is === 'fact' && e.fact.key === 'pick')!
    const journal = record.journal.map((e) =>
      e === picks ? { ...e, fact: { key: 'pick', did: 'all', by: { ada: { seat: 'ada' } } } } : e,
    )
    const { turns } = verify(nonces, table, { ...record, journal: journal as MatchRecord['journal'] })
    expect(turns[1]).toMatchObject({
      is: 'covered',
      n: picks.n,
      why: expect.stringMatching(/^An answer to 'pick' is covered/) as string,
    })
  })
})

describe('answers', () => {
  test('a repeated, late or wrong answer changes nothing and says why; the next right one works', () => {
    const match = newNonces()
    const n = promptNumber(match.record.journal)
    expect(answer(match, 'ada', { n, ids: ['note'] }).ok).toBe(true)
    const before = JSON.stringify(match.record)
    const refused = [
      [answer(match, 'ada', { n, ids: ['note'] }), `answers question ${n}`],
      [
        answer(match, 'ada', { n: n + 1, ids: ['nonsense'] }),
        "'nonsense' is not possible now. Possible: note, end.",
      ],
      [answer(match, 'ada', { n: n + 1, ids: [] }), 'Choose 1 of the options'],
      [answer(match, 'ada', { n: n + 1, ids: ['note', 'end'] }), 'Choose 1 of the options'],
      [answer(match, 'ben', { n: n + 1, ids: ['note'] }), 'It is not your decision now.'],
    ] as const
    for (const [step, why] of refused)
      expect(step).toMatchObject({ ok: false, why: expect.stringContaining(why) as string })
    expect(JSON.stringify(match.record)).toBe(before)
    expect(say(match, 'ada', 'end').ok).toBe(true)
  })

  test('in a simultaneous question an answer may be changed until the last one is in', () => {
    const match = newNonces()
    say(match, 'ada', 'end')
    say(match, 'ada', 'ada0')
    say(match, 'ada', 'ada2')
    say(match, 'ben', 'ben0')
    const fact = match.record.journal.find((e) => e.is === 'fact' && e.fact.did === 'all')
    expect(fact).toMatchObject({ fact: { by: { ada: { ids: ['ada2'] }, ben: { ids: ['ben0'] } } } })
  })

  test('a rule that throws loses nothing', () => {
    const fragile: AnyGame = { ...nonces, turn: (g) => failing(nonces, g) }
    const match = newNonces(fragile)
    say(match, 'ada', 'note')
    const before = JSON.stringify([match.record, view(match, ['ada'])])
    const refused = say(match, 'ada', 'note')
    expect(refused).toMatchObject({ ok: false, fault: new Error('a secret fault') })
    expect(refused).not.toMatchObject({ why: expect.stringContaining('secret') as string })
    expect(JSON.stringify([match.record, view(match, ['ada'])])).toBe(before)
    expect(say(match, 'ada', 'end').ok).toBe(true)
  })
})

/** The rules of a game, with a fault at the second note. */
function* failing(game: AnyGame, g: Play<Base, unknown>): Script {
  const script = game.turn(g)
  let step = script.next()
  while (!step.done) {
    if ((g.s as Base & { notes: number }).notes > 1) throw new Error('a secret fault')
    step = script.next(yield step.value)
  }
}

describe('a rules update in the middle of a turn', () => {
  test('the turn goes on where its answers still fit', () => {
    const match = newNonces()
    say(match, 'ada', 'note')
    const { match: loaded, change } = openMatch({ ...nonces, version: '2' }, table, saved(match))
    expect(change.entries).toMatchObject([{ is: 'updated', rules: '2' }])
    expect(loaded.record.turns.map(({ rules }) => rules)).toEqual(['1', '1'])
    expect(loaded.running.turn.s).toMatchObject({ notes: 1 })
  })

  test('the turn starts again where they do not, and the journal says so', () => {
    const match = newNonces()
    say(match, 'ada', 'note')
    const renamed: AnyGame = { ...nonces, version: '2', turn: (g) => renamedQuestions(nonces, g) }
    const { match: loaded, change } = openMatch(renamed, table, saved(match))
    expect(change.entries).toMatchObject([{ is: 'updated' }, { how: 'rules changed' }])
    expect(loaded.running.turn.s).toMatchObject({ notes: 0 })
    expect(view(loaded, []).log.map(({ say: line }) => line)).toContain(
      'The rules were updated: this turn starts again.',
    )
  })
})

function* renamedQuestions(game: AnyGame, g: Play<Base, unknown>): Script {
  const script = game.turn(g)
  let step = script.next()
  while (!step.done) {
    const fact = yield { ...step.value, key: `new-${step.value.key}` }
    step = script.next({ ...fact, key: step.value.key })
  }
}
