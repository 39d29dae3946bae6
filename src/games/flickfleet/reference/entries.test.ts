import { expect, test } from 'vitest'
import { linesOf } from '../../kit'
import { ALSO } from './also'
import { openReference } from './index'
import { rows } from './testing/sources'
import { openShipPages } from './ship-pages'

const reference = await openReference()
const shipPages = await openShipPages()

const entries = reference.chapters.flatMap((chapter) => chapter.entries)
const ids = entries.map(({ id }) => id)

const linesIn = (places: readonly string[]): number[] =>
  places.flatMap(linesOf).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))

const covered = new Set(linesIn(entries.flatMap(({ places }) => places)))
const decided = new Set(entries.flatMap(({ decisions = [] }) => decisions))

test('no id twice, and every id that is named is there', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const named = [
    ...entries.flatMap(({ related = [] }) => related),
    ...reference.terms.map(({ entry }) => entry),
    ...shipPages.map(({ entry }) => entry),
    ...Object.keys(ALSO),
  ]
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

test('each says something and where it comes from', () => {
  const mute = entries.filter(({ text, house = [] }) => text.length + house.length === 0)
  const placeless = entries.filter(({ places, decisions = [] }) => places.length + decisions.length === 0)
  expect([...mute, ...placeless].map(({ id }) => id)).toEqual([])
})

test('they cover the lines of every row of the rulebook', () => {
  expect(rows.length).toBeGreaterThan(200)
  const open = rows.filter(({ place }) => linesIn([place]).some((line) => !covered.has(line)))
  expect(open.map(({ id }) => id)).toEqual([])
})

test('they name every decision that a row rests on', () => {
  expect(rows.flatMap(({ decisions }) => decisions).filter((id) => !decided.has(id))).toEqual([])
})

const span = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `D-${String(from + i).padStart(2, '0')}`)

/** An ability of other boxes. */
const ELSEWHERE = ['D-48']

test('they name every decision that the boxes reach', () => {
  const reached = [...span(1, 52), ...span(72, 76), ...span(92, 99), 'D-104']
  expect(reached.filter((id) => !decided.has(id))).toEqual(ELSEWHERE)
})

test('terms stand by the alphabet, each once', () => {
  const words = reference.terms.map(({ word }) => word)
  expect(new Set(words).size).toBe(words.length)
  const numeric = new Intl.Collator('en', { numeric: true })
  expect(words).toEqual(words.toSorted((a, b) => numeric.compare(a, b)))
})

test('each paragraph is whole sentences: none is cut in two', () => {
  const paragraphs = entries.flatMap(({ text, house = [] }) => [...text, ...house])
  expect(paragraphs.filter((say) => !/^[A-Z0-9].*\.$/.test(say))).toEqual([])
})
