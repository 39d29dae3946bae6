import { expect, test } from 'vitest'
import { asksOf } from './seen'
import { lookedAt, newBattle } from '../testing/battle'
import { added, newestFirst, underline } from './words'

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
