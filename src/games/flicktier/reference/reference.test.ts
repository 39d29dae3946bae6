import { expect, test } from 'vitest'
import { words } from '../words'
import { chapters } from './chapters'
import { reference } from './index'

const ids = chapters.flatMap(({ entries }) => entries.map(({ id }) => id))

test('every entry has an id of its own, and whatever is related is there', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const related = chapters.flatMap(({ entries }) => entries.flatMap((entry) => entry.related ?? []))
  expect(related.filter((id) => !ids.includes(id))).toEqual([])
})

test('every word of the log and every term leads to an entry', () => {
  const wanted = [
    ...Object.values(words).map(({ entry }) => entry),
    ...reference.terms.map(({ entry }) => entry),
  ]
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
})

test('a citation, a die and a line of the log lead to what governs them', () => {
  const s = {
    dice: { 'uea-1': { owner: 'uea', sides: 6 }, 'raider-1': { owner: 'raider', sides: 6 } },
  } as never
  expect(reference.ruleFor({ rule: '004:66 Move' }, s)).toBe('move')
  expect(reference.ruleFor({ piece: 'uea-1' }, s)).toBe('uea')
  expect(reference.ruleFor({ piece: 'raider-1' }, s)).toBe('solo')
  expect(reference.ruleFor({ told: { is: 'misses', piece: '' } }, s)).toBe('attack-results')
  expect(reference.ruleFor({ rule: '004:9 Elsewhere' }, s)).toBeNull()
})
