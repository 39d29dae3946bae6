import { expect, test } from 'vitest'
import { slid, turned } from './aim'
import { firstAim } from './targets'
import { sayAim, sayWay } from './say'
import { fire, move, scene } from './testing/scene'

test('an aim in one breath', () => {
  expect(sayAim(scene, move, firstAim(scene, move))).toBe(
    'Bearing 0°, strength 40. Pushed straight behind the centre. ' +
      'Points at Anvil, 25 cm away, clear path. The table ends at 80 cm. ' +
      'How far that goes was not measured.',
  )
})

test('beside the centre it spins the other way', () => {
  expect(sayAim(scene, move, slid(scene, move, firstAim(scene, move), 10))).toContain(
    'Pushed 10.0 mm right of the centre, spins left.',
  )
})

test('a ship that only just meets something is told so', () => {
  // The square and the disc meet after 264 mm, beside each other.
  expect(sayWay(scene, move, turned(firstAim(scene, move), 8))).toMatch(
    /^Points at nothing, but meets the side of Anvil after 2\d cm\./,
  )
})

test('a die says where it starts', () => {
  expect(sayAim(scene, fire, firstAim(scene, fire))).toContain('Starts at the centre. Pushed straight behind')
})

test('no lit edge, no way', () => {
  expect(sayAim(scene, move, turned(firstAim(scene, move), 180))).toBe(
    'Bearing 180°, strength 40. Ember has no lit edge for this bearing. Possible: from 290° to 70°.',
  )
})
