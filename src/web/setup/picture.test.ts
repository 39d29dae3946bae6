import { expect, test } from 'vitest'
import { look } from '../games/flickfleet/look'
import { MARKS } from '../games/flickfleet/marks'
import { NEUTRAL } from '../parts/mark'
import { pictureOf, type StartPicture } from './picture'
import { firstWish } from './wanted'

const { game } = look

function picture(id: string, more: Record<string, string> = {}): StartPicture {
  const setup = game.setups.find((one) => one.id === id)!
  return pictureOf(look, id, { ...firstWish(setup).choices, ...more })!
}

const countOf = ({ pieces }: StartPicture, side: string): number =>
  pieces.filter(({ mark }) => mark === (MARKS[side] ?? NEUTRAL)).length

test('001:174: the fleets of a fair battle stand there as they are bought', () => {
  const fleets = { south: 'uprising: 2 destroyer, fighter', north: 'imperium: dreadnought' }
  const shown = picture('fair_battle', fleets)
  expect(countOf(shown, 'uprising')).toBe(3)
  expect(countOf(shown, 'imperium')).toBe(1)
  expect(shown.sides.map(({ name }) => name)).toEqual(['Uprising', 'Imperium'])
})

test('two fleets of one faction have marks of their own', () => {
  const shown = picture('fair_battle', { south: 'uprising: destroyer', north: 'uprising: destroyer' })
  expect(shown.sides.map(({ mark }) => mark)).toEqual([MARKS['one_stripe'], MARKS['two_stripes']])
  expect(new Set(shown.pieces.map(({ mark }) => mark)).size).toBe(2)
})

test('001:183-190: two cadets with their marks, five drones and twelve pieces of wings on the range', () => {
  const shown = picture('target_practice')
  expect(shown.pieces.filter(({ beside }) => beside).map(({ mark }) => mark)).toEqual([
    MARKS['one_stripe'],
    MARKS['two_stripes'],
  ])
  expect(countOf(shown, 'nobody')).toBe(17)
  expect(shown.pieces.filter(({ hole }) => hole)).not.toEqual([])
})

test('a fleet that costs too much has no picture', () => {
  const dear = { points: '20', north: 'imperium: dreadnought' }
  const { choices } = firstWish(game.setups.find(({ id }) => id === 'fair_battle')!)
  expect(pictureOf(look, 'fair_battle', { ...choices, ...dear })).toBeNull()
})
