import { describe, expect, test } from 'vitest'
import { button, offer, over, type AnyGame, type Outcome, type Script } from '../../games/kit'
import { answer, ended, openMatch, promptNumber, resign, type Match, type MatchRecord } from '../index'
import { bareTable } from '../testing/bare-table'
import { nonces } from '../testing/nonces'
import { newNonces, say, WHOLE } from '../testing/play-nonces'

const table = bareTable(nonces.boards['mat']!)
const saved = (match: Match): MatchRecord => JSON.parse(JSON.stringify(match.record)) as MatchRecord

/** As the database has it of a match that was over before format 2: that it was, and not how. */
const notStored = (match: Match): MatchRecord => ({
  ...saved(match),
  ending: { how: 'not stored', winners: [], why: '' },
})

/** Rules under which somebody else would have won. */
const otherwise: AnyGame = {
  ...nonces,
  version: '2',
  *turn(g): Script {
    const script = nonces.turn(g as never)
    for (let fact = undefined as never; ; ) {
      const { value, done } = script.next(fact)
      if (done) return
      fact = (yield value.do === 'over' ? { ...value, winners: ['ada'] } : value) as never
    }
  },
}

function whole(): Match {
  const match = newNonces()
  for (const [seat, id] of WHOLE) say(match, seat, id)
  return match
}

describe('a match that was over before results were stored', () => {
  test('by the rules that it was played by the result is played out once more', () => {
    const { match, change } = openMatch(nonces, table, notStored(whole()))
    expect(ended(match)).toMatchObject({ how: 'rules', winners: ['ben'] })
    expect(change.ending).toEqual(ended(match))
  })

  test('other rules make no result: it is over, and nothing is asked', () => {
    const { match, change } = openMatch(otherwise, table, notStored(whole()))
    expect(ended(match)).toMatchObject({ how: 'not stored', winners: [] })
    expect([change.entries, match.asks]).toEqual([[], []])
  })

  test('what the players ended among themselves stands in the journal, whatever the rules', () => {
    const match = newNonces()
    resign(match, 'ben')
    const opened = openMatch(otherwise, table, notStored(match)).match
    expect(ended(opened)).toMatchObject({ how: 'resigned', winners: ['ada'] })
  })

  test('a result that was stored is never changed by other rules', () => {
    const match = whole()
    const wanted = ended(match)
    expect(ended(openMatch(otherwise, table, saved(match)).match)).toEqual(wanted)
  })
})

describe('an outcome that is none', () => {
  const BAD: [string, Omit<Outcome, 'why'>, string][] = [
    ['a stranger wins', { winners: ['cleo'] }, "'cleo' is no seat: ada, ben."],
    ['a draw is won', { winners: ['ada'], draw: true }, 'A draw has no winners.'],
    [
      'points that are not the sum of their parts',
      { winners: ['ada'], scores: { ada: { points: 3, parts: [{ say: 'cards', points: 2 }] } } },
      'The points of ada are not the sum of their parts.',
    ],
  ]
  test.each(BAD)('%s: a fault of the program, and nothing has changed', (_, outcome, why) => {
    const game: AnyGame = {
      ...nonces,
      *turn(g): Script {
        yield* offer(g, { key: 'end', seat: 'ada', why: 'Ada ends it.' }, [
          button({ id: 'end', verb: 'end', say: 'End it' }, () => over({ ...outcome, why: 'So.' })),
        ])
      },
    }
    const match = newNonces(game)
    const before = saved(match)
    const step = answer(match, 'ada', { n: promptNumber(match.record.journal), ids: ['end'] })
    expect(step).toMatchObject({ ok: false, fault: expect.any(Error) as Error })
    expect(String((step as { fault?: unknown }).fault)).toContain(why)
    expect(saved(match)).toEqual(before)
  })
})
