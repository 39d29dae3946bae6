import { expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import type { AnyGame } from '../../games/kit'
import { firstWish, matchWanted, whyNotYet, wrongOf } from './wanted'

const game = flickfleet as unknown as AnyGame
const setupNamed = (id: string) => game.setups.find((one) => one.id === id)!

test.each(game.setups.map(({ id }) => id))('%s can be started as it is proposed', (id) => {
  const setup = setupNamed(id)
  const wish = firstWish(setup)
  expect(whyNotYet(game, setup, wish)).toBeNull()
  const wanted = matchWanted(game, setup, wish)
  expect(Object.keys(wanted.names)).toEqual(setup.seats.map((seat) => seat.id))
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
