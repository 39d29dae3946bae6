import { expect, test } from 'vitest'
import { heldShare, HOLD, pressSends, usualConfirm } from './confirm'
import { sayInterrupted } from './interruptions'

test('a mouse flicks on letting go; a finger after the third match', () => {
  const confirm = (pointing: 'mouse' | 'touch', matches: number) => usualConfirm({ pointing, matches })
  expect(confirm('mouse', 0)).toBe('release')
  expect([0, 1, 2, 3].map((matches) => confirm('touch', matches))).toEqual([
    'park',
    'park',
    'park',
    'release',
  ])
})

test('Flick is held for 600 ms by who wants that', () => {
  expect(HOLD).toBe(600)
  expect([pressSends('hold', 599), pressSends('hold', 600), pressSends('park', 0)]).toEqual([
    false,
    true,
    true,
  ])
  expect([heldShare(300), heldShare(9000)]).toEqual([0.5, 1])
})

test('who is interrupted is told that the aim is kept', () => {
  expect(sayInterrupted('rotation')).toBe('The screen was turned: nothing is flicked, the aim is kept.')
})
