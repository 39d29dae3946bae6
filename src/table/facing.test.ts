import { expect, test } from 'vitest'
import { DICE, type Vector } from './dice'
import { heading } from './exact'
import { lying, shown } from './facing'
import { dot, turned } from './turning'
import type { DieName } from './types'

const NAMES: DieName[] = ['D6', 'D10']

test('every face of every die, laid up at any heading, is read back', () => {
  for (const die of NAMES) {
    for (let up = 1; up <= DICE[die].faces.length; up++) {
      for (const a of [0, 33.3, 180, 299.5]) {
        const read = shown(die, lying(die, up, a))
        expect(read.up).toBe(up)
        expect(read.level).toBeCloseTo(1, 12)
        expect(heading(read.a)).toBe(a)
      }
    }
  }
})

test('faces are flat and 16 mm apart, opposite ones add to 7 and 11', () => {
  for (const die of NAMES) {
    const { corners, faces, half } = DICE[die]
    faces.forEach((face, i) => {
      const turn = lying(die, i + 1, 0)
      for (const corner of face) expect(turned(turn, corners[corner]!)[2]).toBeCloseTo(half, 9)
      const isDown = (c: number): boolean => Math.abs(turned(turn, corners[c]!)[2] + half) < 1e-9
      const below = faces.findIndex((other) => other.every(isDown))
      expect(i + 1 + below + 1).toBe(faces.length + 1)
    })
  }
})

test('the hull is inside the sharp die', () => {
  for (const die of NAMES) {
    for (let up = 1; up <= DICE[die].faces.length; up++) {
      const turn = lying(die, up, 0)
      for (const corner of DICE[die].hull) expect(turned(turn, corner)[2]).toBeLessThan(DICE[die].half + 1e-9)
    }
  }
})

test('turning keeps lengths', () => {
  const v: Vector = [1, 2, 3]
  const w = turned(lying('D10', 7, 12.3), v)
  expect(dot(w, w)).toBeCloseTo(14, 12)
})
