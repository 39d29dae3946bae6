import { expect, test } from 'vitest'
import { asksOf } from './seen'
import { lookedAt, newBattle } from '../testing/battle'
import { added, headingOf, newestFirst, underline } from './words'

test.each([
  ['001:40-45 Playing a round, Ship actions', 'Playing a round, Ship actions'],
  ['001:33 Introductory scenario, D-08, D-09', 'Introductory scenario'],
  ['001:81-84 Ramming & collisions, D-30 to D-32', 'Ramming & collisions'],
  ['D-57a Stalemate', 'Stalemate'],
])('a rule shows its heading alone: %s', (rule, heading) => expect(headingOf(rule)).toBe(heading))

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
