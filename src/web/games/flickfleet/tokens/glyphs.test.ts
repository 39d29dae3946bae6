import { expect, test } from 'vitest'
import { lookedAt, newBattle } from '../../../match/testing/battle'
import { see } from '../../../match/model/seen'
import { GLYPHS } from './glyphs'

test('every kind of disc has a mark of its own', () => {
  const marks = Object.values(GLYPHS)
  expect(new Set(marks).size).toBe(marks.length)
})

test('every disc of the battle has a mark', () => {
  const { boards } = see(lookedAt(newBattle()))!.description
  const colours = boards.flatMap(({ places }) => places.flatMap(({ colour }) => colour ?? []))
  expect(colours.filter((colour) => !(colour in GLYPHS))).toEqual([])
})
