import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ENTRY } from './engine/body'
import { createGlide } from './glide'
import { countOf, type Golden, type GoldenFlick, replays } from './testing/golden/golden'
import { openTable } from './testing/open'
import type { Result } from './types'
import { TABLE_VERSION } from './version'

const FOLDER = join(import.meta.dirname, '../../testdata/golden')

const read = (name: string): Golden => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort((a, b) => (a < b ? -1 : 1))

test('the golden flicks are of this version of the table', () => {
  expect(readFileSync(join(FOLDER, 'VERSION'), 'utf8').trim()).toBe(TABLE_VERSION)
})

test('there are at least 200 golden flicks, and 80 glides', () => {
  const goldens = files.map(read)
  const flicks = goldens.reduce((sum, one) => sum + one.flicks.length, 0)
  expect(flicks).toBeGreaterThanOrEqual(200)
  expect(goldens.reduce((sum, one) => sum + countOf(one), 0) - flicks).toBeGreaterThanOrEqual(80)
})

test('the golden glides touch, run free, leave the table and enter zones', () => {
  const events = files.flatMap((name) => read(name).glides ?? []).map(({ result }) => result.events)
  const having = (is: string) => events.filter((all) => all.some((event) => event.is === is)).length
  for (const is of ['touch', 'out', 'enter']) expect(having(is)).toBeGreaterThanOrEqual(3)
  expect(events.filter(([first]) => first?.is === 'settled').length).toBeGreaterThanOrEqual(3)
})

test.each(files)('the flicks and glides of %s end on the same bits, and on the way there', (name) => {
  const golden = read(name)
  const table = openTable(undefined, golden.board)
  for (const { stored, again } of replays(golden, table, createGlide(golden.board))) {
    const played = again()
    expect(played).toStrictEqual(stored)
    expect(JSON.stringify(played) === JSON.stringify(stored)).toBe(true)
  }
  table.close()
})

/** The values of a die's or a ship's start of which the last bit must matter. */
const VALUES = {
  x: ENTRY.position,
  y: ENTRY.position + 1,
  eastward: ENTRY.velocity,
  northward: ENTRY.velocity + 1,
}

/**
 * The same flick with the last bit of one start value of the flicked piece turned over as it enters the
 * engine.
 */
function flipped(golden: Golden, { flick }: GoldenFlick, index: number): Result {
  const table = openTable((id, from) => {
    if (id === flick.piece) new Uint32Array(from.buffer)[index]! ^= 1
  }, golden.board)
  return table.play(golden.rest, flick).result
}

describe('the last bit of a start value matters', () => {
  const golden = read('two-fleets-ships.json')
  const short = golden.flicks.reduce((best, one) => (one.result.seconds < best.result.seconds ? one : best))
  test.each(Object.entries(VALUES))('%s', (_name, index) => {
    expect(flipped(golden, short, index).hash).not.toBe(short.result.hash)
  })
})
