import { expect, test } from 'vitest'
import { openReach } from '../reach'
import { turned } from './aim'
import { firstAim } from './targets'
import { fire, move, scene } from './testing/scene'
import { mayLeave, sayTravel, travelOf } from './travel'

/** Of 600 to 2500 mm/s, as the shot goes: at strength 40 from 200 to 320 mm. */
const measured = {
  min: 600,
  max: 2500,
  mm: [
    [0, 0, 0, 0],
    [500, 600, 700, 800],
  ],
}
const known = { ...scene, reach: openReach({ hash: '', travel: { D6: measured } }) }

const north = { ...firstAim(scene, fire), bearing: 0 }

test('a die at strength 40 goes as far as was measured', () => {
  expect(sayTravel(known, fire, north)).toBe('If it meets nothing, it would rest 20 to 32 cm away.')
})

test('towards the near edge it is said to leave the table', () => {
  // The square stands 100 mm from the southern edge; a quarter of the dice go farther than 280 mm.
  const south = turned(north, 180)
  expect(sayTravel(known, fire, south)).toMatch(/More than one in four such flicks leave the table\.$/)
  expect(travelOf(known, fire, south).leavesFrom).toBeCloseTo((100 * 100) / 700, 6)
})

test('harder than was measured: it may leave all the same, how far it goes is not known', () => {
  const harder = { ...fire, min: 1000, max: 4500 }
  // 100 mm are passed from 600 + 1900 / 7 mm/s on: slower than its slowest push.
  expect(travelOf(known, harder, turned(north, 180)).leavesFrom).toBe(0)
  expect(travelOf(known, harder, { ...north, strength: 100 }).reach).toBeNull()
})

test('from the strength on at which it may', () => {
  expect(mayLeave({ reach: null, leavesFrom: 40 }, { ...north, strength: 39.9 })).toBe(false)
  expect(mayLeave({ reach: null, leavesFrom: 40 }, { ...north, strength: 40 })).toBe(true)
  expect(mayLeave({ reach: null, leavesFrom: null }, { ...north, strength: 100 })).toBe(false)
})

test('what was never measured is not made up', () =>
  expect(sayTravel(known, move, firstAim(scene, move))).toBe('How far that goes was not measured.'))
