import { expect, test } from 'vitest'
import { addressed, addressTo, servedFor } from './addresses'

test('an address leads to its page and is written as it is read', () => {
  const written = addressTo('battle', { game: 'chess', setup: 'a b' })
  expect(written).toBe('/chess/new/a%20b')
  expect(addressed(written)).toEqual({ name: 'battle', words: { game: 'chess', setup: 'a b' } })
  expect(addressed('/')).toEqual({ name: 'home', words: {} })
})

test('a word of the page comes before the name of a game', () => {
  expect(addressed('/m/k3x9/')).toEqual({ name: 'match', words: { id: 'k3x9' } })
  expect(addressed('/chess/rules')).toEqual({ name: 'rules', words: { game: 'chess' } })
  expect(addressed('/chess/openings')).toEqual({ name: 'page', words: { game: 'chess', page: 'openings' } })
})

test.each(['/m', '/shop', '/chess/new/a/b', '/chess/%E0%A4%A'])('%s leads nowhere', (path) =>
  expect(addressed(path)).toBeNull(),
)

test('the server knows each address by the ids of its games: no other path is caught by them', () => {
  const served = servedFor(['chess', 'go'])
  expect(served).toContain('/chess/rules/:entry')
  expect(served).toContain('/go/:page')
  expect(served.filter((address) => address.startsWith('/:'))).toEqual([])
})
