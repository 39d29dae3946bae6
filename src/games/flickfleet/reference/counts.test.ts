import { expect, test } from 'vitest'
import { inWords } from '../../kit'
import { across, arriving, counted, fleetOf, hitsOf, roundsOf, timesOf } from './counts'

test('001:25-32, 198-203, 210-216, 222-236: fleets as the book lists them', () => {
  expect(fleetOf('introductory', 'uprising')).toBe('two destroyers and a fighter wing')
  expect(fleetOf('introductory', 'imperium')).toBe(
    'a carrier with two fighter wings and a bomber wing aboard',
  )
  expect(fleetOf('gravitys_shadow', 'uprising')).toBe(
    'a destroyer and a carrier with two fighter wings and a bomber wing aboard',
  )
  expect(fleetOf('training_wheels', 'uprising')).toBe('three fighter wings and two bomber wings')
  expect(arriving('training_wheels', 'imperium')).toBe('two destroyers')
  expect(arriving('firestorm', 'imperium')).toBe('four destroyers')
  expect(roundsOf('firestorm', 'imperium')).toBe('1, 3, 4 and 5')
})

test('001:192, 202, 227, 235: numbers', () => {
  expect(across('gravitys_shadow', 'neutron_star')).toBe('2.5 cm')
  expect(across('firestorm', 'moon')).toBe('15 cm')
  expect(timesOf('firestorm', 'jumped')).toBe(3)
  expect(timesOf('target_practice', 'drones_shot')).toBe(3)
  expect(hitsOf('mug')).toBe(3)
})

test('in words', () => {
  expect([inWords(0), inWords(12), inWords(13)]).toEqual(['no', 'twelve', '13'])
  expect([counted(1, 'carrier'), counted(2, 'bomber_wing')]).toEqual(['a carrier', 'two bomber wings'])
})
