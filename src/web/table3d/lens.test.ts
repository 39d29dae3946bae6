import { expect, test } from 'vitest'
import { board, rest } from './testing/battle'
import { openLens } from './lens'
import { wholeTable } from './view/cameras'

const SIZE = { width: 900, height: 600 }

const eye = wholeTable({ board, rest, edge: 'S', size: SIZE })

const lens = openLens(() => ({ eye, size: SIZE, board, rest }))

test('there and back', () => {
  const { x, y } = lens.toScreen({ x: 300, y: 400 })
  const back = lens.toTable(x, y)!
  expect(back.x).toBeCloseTo(300, 6)
  expect(back.y).toBeCloseTo(400, 6)
})

test('the uppermost piece is picked: the die before its ship', () => {
  const die = lens.toScreen({ x: 450, y: 200 }, 20)
  expect(lens.pick(die.x, die.y)).toBe('d1')
  const bow = lens.toScreen({ x: 450, y: 240 }, 5)
  expect(lens.pick(bow.x, bow.y)).toBe('s1')
  const nothing = lens.toScreen({ x: 50, y: 50 })
  expect(lens.pick(nothing.x, nothing.y)).toBeNull()
})

test('a canvas that the page draws at half its size gives the same points', () => {
  const half = openLens(() => ({ eye, size: { width: 450, height: 300 }, board, rest }))
  const { x, y } = lens.toScreen({ x: 300, y: 400 })
  expect(half.toTable(x / 2, y / 2)!.x).toBeCloseTo(300, 6)
})
