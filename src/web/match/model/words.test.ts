import { expect, test } from 'vitest'
import type { Ending, LogLine } from '../../../match'
import { asksOf } from './seen'
import { lookedAt, newBattle } from '../testing/battle'
import { added, headline, newestFirst, statusOf, underline } from './words'

const log = [
  { n: 1, say: 'Ember is activated.' },
  { n: 2, say: 'Ember fires: 5, hits Meridian.' },
  { n: 2, say: 'Meridian loses a shield cube.' },
]

test('the log is newest first, with one line for each answer', () =>
  expect(newestFirst(log)).toEqual([
    { n: 2, say: 'Ember fires: 5, hits Meridian. Meridian loses a shield cube.' },
    { n: 1, say: 'Ember is activated.' },
  ]))

test('only what is new is read out, and a take-back by its own line', () => {
  expect(added(log.slice(0, 1), log)).toEqual(log.slice(1))
  const back = [log[0]!, { n: 3, say: 'Uprising takes back the last step.' }]
  expect(added(log, back)).toEqual([{ n: 3, say: 'Uprising takes back the last step.' }])
})

test('the second line does not say the first one again', () => {
  const view = lookedAt(newBattle({ placing: 'by hand' }))
  const [ask] = asksOf(view)
  const asking = (why: string) => ({
    ...view,
    prompt: { ...view.prompt!, asks: [{ ...ask!, hint: undefined }], why },
  })
  expect(underline(asking('Colossus may launch Pike.'))).toBe('Colossus may launch Pike.')
  expect(underline(asking(ask!.say))).toBe('')
})

test('how each side stands: who decides, who is out, and what came of it', () => {
  const view = lookedAt(newBattle())
  const both = (change: object) =>
    ['uprising', 'imperium'].map((seat) => statusOf({ ...view, ...change }, seat))
  const ending = (outcome: Partial<Ending>) =>
    both({ ended: { winners: [], how: 'rules', why: '', ...outcome } })
  expect(both({})).toEqual(['to decide', 'waiting'])
  expect(both({ out: ['imperium'] })).toEqual(['to decide', 'out'])
  expect(ending({ winners: ['imperium'] })).toEqual(['loses', 'wins'])
  expect(ending({ draw: true })).toEqual(['a draw', 'a draw'])
  expect(ending({})).toEqual(['loses', 'loses'])
  expect(ending({ how: 'not stored' })).toEqual(['the match is over', 'the match is over'])
})

test('the heading says who has won, with whom, and that nobody has', () => {
  const view = lookedAt(newBattle())
  const over = (outcome: Partial<Ending>, team?: string) =>
    headline(
      {
        ...view,
        seats: view.seats.map((one) => (team ? { ...one, team } : one)),
        ended: { winners: [], how: 'rules', why: '', ...outcome },
      },
      (seat) => seat,
    )
  expect(over({ winners: ['imperium'] })).toBe('Ellie wins.')
  expect(over({ winners: ['uprising', 'imperium'] }, 'us')).toBe('Ada and Ellie win together.')
  expect(over({ winners: ['uprising', 'imperium'] })).toBe('Ada and Ellie win.')
  expect(over({ draw: true })).toBe('A draw. Nobody wins.')
  expect(over({})).toBe('Everybody loses.')
})

test('where nobody is asked the turn is over; before anything was said the table is being set', () => {
  const view = { ...lookedAt(newBattle()), prompt: null }
  const say = (log: LogLine[]) => headline({ ...view, log }, (seat) => seat)
  expect([say([]), say([{ n: 1, say: 'A flick.' }])]).toEqual([
    'The table is being set.',
    'The turn is over.',
  ])
})
