import { expect, test } from 'vitest'
import { contactOf, turned } from './aim'
import { firstAim } from './targets'
import { whyNoContact, whyNoStart } from './refusals'
import { fire, move, scene } from './testing/scene'

test('a die starts within 8.5 mm of the rim of its ship, or nowhere', () => {
  // The square is 40 mm wide: 20 - 8.5 = 11.5 to each side; the grid of places has whole mm.
  expect(whyNoStart(scene, fire, { x: 11, y: -11 })).toBeNull()
  expect(whyNoStart(scene, fire, { x: 500, y: 0 })).toBe(
    'It cannot start 500 mm right, 0 mm ahead of the centre: ' +
      'the nearest place is 11 mm right, 0 mm ahead of the centre.',
  )
  expect(whyNoStart(scene, fire, 'bow')).toBeNull()
  expect(whyNoStart(scene, move, 'bow')).toBe(
    'It starts where it lies: only what is put on a piece starts somewhere on it.',
  )
})

test('a die is pushed up to 4 mm beside its centre', () => {
  const aim = firstAim(scene, fire)
  expect(whyNoContact(scene, fire, aim, -4)).toBeNull()
  expect(whyNoContact(scene, fire, aim, 4.5)).toBe(
    'A die is pushed at most 4 mm beside its centre; it was 4.5.',
  )
})

test('a ship is pushed along its lit edge, 40 mm here', () => {
  const north = firstAim(scene, move)
  expect(whyNoContact(scene, move, north, 12)).toBeNull()
  expect(whyNoContact(scene, move, north, 99)).toMatch(
    /^There is no contact 99 mm along the lit edge: the nearest on this bearing is \d/,
  )
  expect(whyNoContact(scene, move, turned(north, 180), 12)).toContain('none is possible on this bearing')
})

test('once round a disc comes the same place', () => {
  const disc = { ...move, piece: 'anvil', surface: 'any' as const }
  const north = firstAim(scene, disc)
  const behind = contactOf(scene, disc, north)!
  const round = Math.round(20 * Math.PI * 30) / 10
  expect(whyNoContact(scene, disc, north, behind - round)).toBeNull()
  expect(whyNoContact(scene, disc, north, behind + round / 2)).toContain('the nearest on this bearing is')
})
