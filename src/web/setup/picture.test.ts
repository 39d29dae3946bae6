import { expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import type { AnyGame } from '../../games/kit'
import { pictureOf, type Picture } from './picture'
import { firstWish } from './wanted'

const game = flickfleet as unknown as AnyGame

function picture(id: string, more: Record<string, string> = {}): Picture {
  const setup = game.setups.find((one) => one.id === id)!
  return pictureOf(game, id, { ...firstWish(setup).choices, ...more })!
}

const countOf = ({ pieces }: Picture, side: string): number =>
  pieces.filter((piece) => piece.side === side).length

test('001:174: the fleets of a fair battle stand there as they are bought', () => {
  const fleets = { south: 'uprising: 2 destroyer, fighter', north: 'imperium: dreadnought' }
  const shown = picture('fair_battle', fleets)
  expect(countOf(shown, 'uprising')).toBe(3)
  expect(countOf(shown, 'imperium')).toBe(1)
  expect(shown.sides.map(({ name }) => name)).toEqual(['Uprising', 'Imperium'])
})

test('two fleets of one faction have marks of their own', () => {
  const shown = picture('fair_battle', { south: 'uprising: destroyer', north: 'uprising: destroyer' })
  expect(shown.sides.map(({ side }) => side)).toEqual(['one_stripe', 'two_stripes'])
  expect(new Set(shown.pieces.map(({ side }) => side)).size).toBe(2)
})

test('001:183-190: two cadets with their marks, five drones and twelve pieces of wings on the range', () => {
  const shown = picture('target_practice')
  expect(shown.pieces.filter(({ mark }) => mark).map(({ side }) => side)).toEqual([
    'one_stripe',
    'two_stripes',
  ])
  expect(countOf(shown, 'nobody')).toBe(17)
  expect(shown.pieces.filter(({ hole }) => hole)).not.toEqual([])
})

test('a fleet that costs too much has no picture', () => {
  const dear = { points: '20', north: 'imperium: dreadnought' }
  const { choices } = firstWish(game.setups.find(({ id }) => id === 'fair_battle')!)
  expect(pictureOf(game, 'fair_battle', { ...choices, ...dear })).toBeNull()
})
