import { expect, test } from 'vitest'
import { firstAim, turned } from '../aim'
import { fire, move, scene } from '../testing/scene'
import { reachOf } from './reach'
import { mayLeave, sayTravel } from './travel'

const cm = (mm: number): number => Math.round(mm / 10)

const north = firstAim(scene, fire)

test('a die at strength 40 goes as far as was measured', () => {
  const { p10, p90 } = reachOf('D6', 40)!
  expect(sayTravel(scene, fire, { ...north, bearing: 0 })).toBe(
    `If it meets nothing, it would rest ${cm(p10)} to ${cm(p90)} cm away.`,
  )
})

test('towards the near edge it is said to leave the table', () => {
  // The square stands 100 mm from the southern edge, and nine dice of ten go farther than 200 mm.
  expect(sayTravel(scene, fire, turned({ ...north, bearing: 0 }, 180))).toMatch(
    /More than one in four such flicks leave the table\.$/,
  )
})

test('from the strength on at which it may', () => {
  expect(mayLeave({ reach: null, leavesFrom: 40 }, { ...north, strength: 39.9 })).toBe(false)
  expect(mayLeave({ reach: null, leavesFrom: 40 }, { ...north, strength: 40 })).toBe(true)
  expect(mayLeave({ reach: null, leavesFrom: null }, { ...north, strength: 100 })).toBe(false)
})

test('what was never measured is not made up', () => expect(sayTravel(scene, move, north)).toBe(''))
