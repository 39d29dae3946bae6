import { expect, test } from 'vitest'
import { boardsIn } from '../boards'
import { newBattle, seenIn } from '../../../match/testing/battle'
import { GLYPHS } from './glyphs'

test('every kind of disc has a mark of its own', () => {
  const marks = Object.values(GLYPHS)
  expect(new Set(marks).size).toBe(marks.length)
})

test('every disc of the battle has a mark', () => {
  const boards = boardsIn(seenIn(newBattle()))
  const colours = boards.flatMap(({ places }) => places.flatMap(({ colour }) => colour ?? []))
  expect(colours.filter((colour) => !(colour in GLYPHS))).toEqual([])
})
