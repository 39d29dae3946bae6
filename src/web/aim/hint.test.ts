import { expect, test } from 'vitest'
import { handAt, hintFor, lineBeside, toldOfFlick } from './hint'

const first = {
  flicked: false,
  aimed: false,
  begun: false,
  byKeys: false,
  mode: 'pull',
  die: false,
  pad: 'none',
  sends: true,
} as const

test('the first flick of a browser is shown how', () => {
  expect(hintFor(first)).toMatch(/^Pull back/)
  expect(hintFor({ ...first, mode: 'swipe' })).toMatch(/^Swipe/)
})

test('from where it goes, and what sends it', () => {
  expect(hintFor(first)).toBe('Pull back from the lit edge and let go.')
  expect(hintFor({ ...first, die: true })).toBe('Pull back from the die and let go.')
  expect(hintFor({ ...first, die: true, pad: 'shown', sends: false })).toBe(
    'Pull back on the pad, then press Flick.',
  )
  expect(hintFor({ ...first, mode: 'swipe', die: true })).toBe('Swipe across the die.')
})

test('nobody else is: who has flicked or aimed, who is in the middle of a battle, who aims by keys', () => {
  expect(hintFor({ ...first, flicked: true })).toBeNull()
  expect(hintFor({ ...first, aimed: true })).toBeNull()
  expect(hintFor({ ...first, begun: true })).toBeNull()
  expect(hintFor({ ...first, byKeys: true })).toBeNull()
  expect(hintFor({ ...first, mode: 'keys' })).toBeNull()
})

test('a line of a flicked die or ship tells of a flick, one of a round or of a drift does not', () => {
  const words = {
    moves: { entry: null, kind: '', motion: 'piece' },
    miss: { entry: null, kind: '', motion: 'die' },
    drifts: { entry: null, kind: '', motion: 'glide' },
  } as const
  const told = (is: string) => toldOfFlick([{ say: '', about: { is, piece: 's1' } }], words)
  expect(['moves', 'miss', 'drifts', 'activated'].map(told)).toEqual([true, true, false, false])
  expect(toldOfFlick([{ say: 'Round 1 begins.' }], words)).toBe(false)
})

test('of a pad behind another tab nothing is said, a swipe needs none', () => {
  expect(hintFor({ ...first, pad: 'hidden' })).toBeNull()
  expect(hintFor({ ...first, pad: 'hidden', mode: 'swipe' })).toBe('Swipe across a lit edge.')
})

test('the hand begins behind the piece, where the pull goes', () => {
  expect(handAt({ x: 100, y: 100 }, { x: 100, y: 300 })).toEqual({ x: 100, y: 152 })
})

const table = { left: 0, top: 0, right: 1000, bottom: 600 }
const piece = (left: number) => ({ left, top: 500, right: left + 40, bottom: 560 })

test('the line stands beside the hand and covers no piece', () => {
  const hand = { x: 500, y: 550 }
  expect(lineBeside(hand, [], table)).toMatchObject({ right: 470 })
  expect(lineBeside(hand, [piece(400)], table)).toMatchObject({ left: 530 })
  expect(lineBeside(hand, [piece(400), piece(600)], table)).toMatchObject({ left: 358, top: 216 })
})

test('nor the border of the table', () => {
  expect(lineBeside({ x: 100, y: 550 }, [], table)).toMatchObject({ left: 130 })
  expect(lineBeside({ x: 500, y: 595 }, [], table)).toMatchObject({ top: 216 })
})
