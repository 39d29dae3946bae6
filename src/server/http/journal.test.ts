import { expect, test } from 'vitest'
import { secret, type Base } from '../../games/kit'
import { resign, startMatch, type JournalEntry, type Match, type MatchRecord } from '../../match'
import { introduction, shelfWithoutPhysics, UPRISING, IMPERIUM } from '../testing/shelf'
import { journalFile } from './journal'

const CHANCE = 'the secret of all chance'

/** A match with something covered in every place that can hold it. */
function matchWithSecrets(): Match {
  const [game] = shelfWithoutPhysics.games
  const seats = [UPRISING, IMPERIUM].map((seat) => ({ seat, name: seat, player: 'human' }))
  const wanted = { ...introduction(), seats, chance: CHANCE }
  const begun = startMatch(game!, shelfWithoutPhysics.tables, wanted)
  if (!begun.ok) throw new Error(begun.why)
  const { record } = begun.match
  record.journal.push(...COVERED)
  record.turns[0] = {
    ...record.turns[0]!,
    before: { ...record.turns[0]!.before, hand: secret('CARD', UPRISING) } as Base,
    effect: {
      state: [[['hand'], secret('DRAWN', UPRISING)]],
      said: [
        { n: 1, say: 'WHISPER', to: [UPRISING] },
        { n: 1, say: 'Aloud.' },
      ],
      asked: null,
    },
  }
  record.pending = { [UPRISING]: { seat: UPRISING, ids: ['BID'] } }
  return begun.match
}

const COVERED: JournalEntry[] = [
  { n: 1, is: 'fact', fact: { key: 'deck', did: 'shuffled', order: [41, 17, 23], secret: true } },
  {
    n: 2,
    is: 'fact',
    fact: { key: 'pick', did: 'answered', by: { seat: UPRISING, ids: ['PICK'] }, secret: true },
  },
]

const SECRETS = [CHANCE, 'CARD', 'DRAWN', 'WHISPER', 'BID', 'PICK', '41,17,23']

test('the file of a running match tells no secret', () => {
  const file = journalFile(matchWithSecrets())
  expect(SECRETS.filter((word) => file.includes(word))).toEqual([])
  expect(file).toContain('Aloud.')
})

test('after the end it tells all, and reads as a record', () => {
  const match = matchWithSecrets()
  match.record.pending = {}
  match.record.journal.push({ n: 3, is: 'resigned', by: UPRISING })
  match.record.ending = { how: 'resigned', winners: [IMPERIUM], why: 'Ada resigns.' }
  expect(JSON.parse(journalFile(match)) as MatchRecord).toEqual(match.record)
})

test('an entry and a turn have a line each', () => {
  const match = matchWithSecrets()
  match.record.journal = []
  resign(match, UPRISING)
  const lines = journalFile(match).split('\n')
  expect(lines).toContain('{"n":1,"is":"resigned","by":"uprising"}')
})
