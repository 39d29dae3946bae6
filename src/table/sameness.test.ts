import { expect, test } from 'vitest'
import { random } from './exact'
import { loadJolt } from './engine/load'
import { createTable } from './table'
import { BOARD } from './testing/board'
import { anyFlick } from './testing/flicks'
import { jolt, openTable } from './testing/open'
import { crowd } from './testing/scenes'
import type { Flick, Rest } from './types'

const next = random('sameness')
const REST = crowd(BOARD, next)
const FLICKS: Flick[] = Array.from({ length: 12 }, () => anyFlick(BOARD, REST, next))
const table = openTable()

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

test('the same flick twice ends the same', () => {
  for (const flick of FLICKS) expect(table.play(REST, flick)).toStrictEqual(table.play(REST, flick))
})

test('a table, or an engine, that played before remembers nothing', async () => {
  const fresh = createTable(await loadJolt(), BOARD)
  for (const flick of [...FLICKS].reverse()) {
    expect(fresh.play(REST, flick)).toStrictEqual(table.play(REST, flick))
  }
})

test('the order in which the pieces were written down does not matter', () => {
  const backwards: Rest = Object.fromEntries(Object.entries(REST).reverse())
  for (const flick of FLICKS) expect(table.play(backwards, flick)).toStrictEqual(table.play(REST, flick))
})

test('what is given is not changed', () => {
  const given = frozen(structuredClone(REST))
  for (const flick of FLICKS) table.play(given, frozen(flick))
  expect(given).toStrictEqual(REST)
})

test('results and tracks survive JSON', () => {
  for (const flick of FLICKS) {
    const played = table.play(REST, flick)
    expect(JSON.parse(JSON.stringify(played))).toStrictEqual(played)
  }
})

test('hundreds of flicks leave no memory behind', () => {
  const free = (): number => jolt.JoltInterface.prototype.sGetFreeMemory()
  for (const flick of FLICKS) table.play(REST, flick)
  const before = free()
  for (let i = 0; i < 300; i++) table.play(REST, FLICKS[i % FLICKS.length]!)
  expect(free()).toBe(before)
})

test('a closed table leaves no memory behind', () => {
  const free = (): number => jolt.JoltInterface.prototype.sGetFreeMemory()
  const use = (): void => {
    const short = openTable()
    for (const flick of FLICKS) short.play(REST, flick)
    short.close()
  }
  use()
  const before = free()
  for (let i = 0; i < 10; i++) use()
  expect(free()).toBe(before)
})
