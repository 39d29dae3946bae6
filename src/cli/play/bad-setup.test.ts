import { expect, test } from 'vitest'
import { started } from './testing/fresh-match'

const BATTLE = { points: '10', south: 'uprising: destroyer', north: 'imperium: destroyer' }

test.each<[string, string, Record<string, unknown>, RegExp]>([
  ['an unknown scenario', 'waterloo', {}, /no set-up 'waterloo'. It has: introductory, /],
  ['an unknown choice', 'fair_battle', { weather: 'fine' }, /no choice 'weather'/],
  ['a choice of another kind', 'fair_battle', { points: [40] }, /whole number from 10 to 200, not \[40\]/],
  ['points that are no number', 'fair_battle', { points: 'NaN' }, /whole number from 10 to 200, not 'NaN'/],
  ['endless points', 'fair_battle', { points: 'Infinity' }, /whole number/],
  ['half a point', 'fair_battle', { points: '40.5' }, /whole number/],
  ['a fleet over its points', 'fair_battle', { ...BATTLE, south: 'uprising: 2 destroyer' }, /10 over/],
  ['a ship of another side', 'fair_battle', { south: 'uprising: dreadnought' }, /south.*no Dreadnought/],
  ['a fleet that is none', 'fair_battle', { north: '<script>' }, /north/],
  ['an unknown obstacle', 'fair_battle', { obstacles: 'sofa' }, /'sofa' is no obstacle/],
  ['a moon that moves', 'fair_battle', { obstacles: 'moon mobile' }, /always static/],
  ['obstacles without end', 'fair_battle', { obstacles: Array(9).fill('coin').join() }, /at most 8/],
])('a battle cannot be: %s', (_, setup, choices, why) => {
  expect(started(setup, choices as Record<string, string>)).toEqual({
    ok: false,
    why: expect.stringMatching(why) as string,
  })
})
