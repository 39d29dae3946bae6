import { expect, test } from 'vitest'
import { createTable } from '../../../table'
import { jolt } from '../../../table/testing/open'
import { fingerprint } from './fingerprint'
import file from './flickfleet.json'
import type { Measured } from './reach'
import { ENDLESS, measure, STRENGTHS } from './testing/measure'

const { hash, travel }: Measured = file

test.each([
  ['destroyer', 40],
  ['dreadnought', 100],
  ['fighter_wing:1', 75],
  ['D6', 45],
  ['D10', 70],
])('measured again, %s at strength %d goes as far; else run `npm run reach`', (shape, strength) => {
  expect(hash).toBe(fingerprint())
  const table = createTable(jolt, ENDLESS)
  expect(measure(table, shape, strength)).toEqual(travel[shape]![STRENGTHS.indexOf(strength)])
  table.close()
})
