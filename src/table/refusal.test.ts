import { expect, test } from 'vitest'
import { BadFlick, listed, named, refuse, words } from './refusal'

const NAMES: Record<string, string> = { s3: 'Ember', s4: 'at' }
const nameOf = (id: string): string => NAMES[id] ?? id

test('a sentence names its pieces by id until somebody knows their names', () => {
  const refusal = refuse(words`${{ piece: 's3' }} is at ${450}, over ${listed(['s4', 's5'], ' and ')}.`)
  expect(refusal.why).toBe('s3 is at 450, over s4 and s5.')
  expect(named(refusal, nameOf)).toEqual({ ok: false, why: 'Ember is at 450, over at and s5.' })
})

test('words that look like an id stay words', () =>
  expect(named(refuse('The s3 may be s3.'), nameOf).why).toBe('The s3 may be s3.'))

test('what is thrown says the same and keeps the pieces', () => {
  const thrown = new BadFlick(words`${{ piece: 's3' }} never moves.`)
  expect(thrown.message).toBe('s3 never moves.')
  expect(named(thrown.refusal, nameOf).why).toBe('Ember never moves.')
  expect(new BadFlick(thrown.refusal).message).toBe('s3 never moves.')
})
