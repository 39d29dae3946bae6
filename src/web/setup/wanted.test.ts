import { expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import { type AnyGame, filled } from '../../games/kit'
import { firstWish, matchWanted, whyNotYet, withChoice, wrongOf } from './wanted'

const game = flickfleet as unknown as AnyGame
const setupNamed = (id: string) => game.setups.find((one) => one.id === id)!

test.each(game.setups.map(({ id }) => id))('%s can be started as it is proposed', (id) => {
  const setup = setupNamed(id)
  const wish = firstWish(setup)
  expect(whyNotYet(game, setup, wish)).toBeNull()
  const wanted = matchWanted(game, setup, wish)
  expect(Object.keys(wanted.names)).toEqual(setup.seats(wish.choices).map((seat) => seat.id))
  expect(wanted.bots).toEqual({})
})

test('a seat without a written name has its own, a bot has that of its level', () => {
  const setup = setupNamed('introductory')
  const wish = {
    ...firstWish(setup),
    names: { uprising: '  Ada ' },
    players: { uprising: 'human', imperium: 'ace' },
  }
  const wanted = matchWanted(game, setup, wish)
  expect(wanted.names).toEqual({ uprising: 'Ada', imperium: 'Ace (bot)' })
  expect(wanted.bots).toEqual({ imperium: 'ace' })
})

test('where fleets are bought, a seat that nobody names is called as its side', () => {
  const setup = setupNamed('fair_battle')
  const wish = { ...firstWish(setup), names: { south: 'Ada' } }
  const { names } = matchWanted(game, setup, wish, { south: 'Uprising', north: 'Imperium' })
  expect(names).toEqual({ south: 'Ada', north: 'Imperium' })
})

test('bots alone are no match; a fleet that is too dear says so at its own place', () => {
  const setup = setupNamed('fair_battle')
  const wish = firstWish(setup)
  expect(whyNotYet(game, setup, { ...wish, players: { south: 'ace', north: 'ace' } })).toBe(
    'One seat must be a person.',
  )
  const dear = {
    ...wish,
    choices: { ...wish.choices, points: '20', south: 'uprising: destroyer', north: 'imperium: dreadnought' },
  }
  const north = setup.choices.find(({ id }) => id === 'north')!
  const points = setup.choices.find(({ id }) => id === 'points')!
  expect(wrongOf(dear, points)).toBeNull()
  expect(wrongOf(dear, north)).toContain('15 over the agreed 20')
  expect(whyNotYet(game, setup, dear)).toContain('15 over the agreed 20')
})

test('a fleet that nobody touched follows the points; one that was written stays', () => {
  const setup = setupNamed('fair_battle')
  const own = withChoice(setup, firstWish(setup), 'north', 'imperium: carrier')
  const { choices } = withChoice(setup, own, 'points', '30')
  expect(choices['north']).toBe('imperium: carrier')
  expect(choices['south']).not.toBe(own.choices['south'])
  expect(whyNotYet(game, setup, { ...own, choices })).toBeNull()
})

test.each(['', '3', '3x', '999'])('while points are written as %o nothing is lost', (halfway) => {
  const setup = setupNamed('fair_battle')
  const begun = firstWish(setup)
  const points = setup.choices.find(({ id }) => id === 'points')!
  const written = withChoice(setup, begun, 'points', halfway)
  expect(wrongOf(written, points)).toContain('whole number from 10 to 200')
  const again = withChoice(setup, written, 'points', '40')
  expect(filled(setup.choices, again.choices)).toEqual(begun.choices)
})
