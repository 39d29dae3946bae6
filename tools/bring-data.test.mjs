import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chosen } from './data/read.mjs'
import { constant } from './data/print.mjs'
import { speeds } from './data/speed.mjs'
import { nothingDropped, watched } from './data/watched.mjs'

const run = (...folder) =>
  spawnSync(process.execPath, ['tools/bring-data.mjs', ...folder], { encoding: 'utf8' })

test('without a folder it says how it is called', () => {
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toBe('Say where the rules are: node tools/bring-data.mjs <rules-folder>\n')
})

test('a folder without the tables is named', () => {
  const { status, stderr } = run(tmpdir())
  expect(status).toBe(1)
  expect(stderr).toContain(`There is no flickfleet-ships.json in ${tmpdir()}`)
})

test('an id that is not in the table is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  writeFileSync(join(folder, 'toys.json'), '{"toys":[{"id":"kite"},{"id":"ball"}]}')
  expect(chosen(folder, 'toys.json', 'toys', ['ball'])).toEqual([{ id: 'ball' }])
  expect(() => chosen(folder, 'toys.json', 'toys', ['top'])).toThrow("toys.json has no entry 'top'")
})

test('a value that fits stays on one line, a longer one has a member a line', () => {
  const entry = { id: 'kite', says: "it's", sizes: [1, 2], none: [], 'kite:2': null }
  const line = "{ id: 'kite', says: 'it\\'s', sizes: [1, 2], none: [], 'kite:2': null }\n"
  expect(constant(entry, 'Toy')).toContain(`export const kite: Toy = ${line}`)
  const long = constant({ id: 'kite', words: ['a'.repeat(60), 'b'.repeat(60)] }, 'Toy')
  expect(long).toContain(`  words: [\n    '${'a'.repeat(60)}',\n    '${'b'.repeat(60)}',\n  ],\n}\n`)
})

test('speeds: as stated, else by the slide of the mass', () => {
  expect(speeds(5)).toEqual({ min: 125, max: 2077 })
  expect(speeds(107.3)).toEqual({ min: 59, max: 980 })
  // 74 g is four times 18.5 g: a slide of 880 / 4^0.86 = 267.1 mm, the root of 2 * 0.25 * 9810 * 267.1.
  expect(speeds(74).max).toBe(1145)
})

test('a key that nobody reads is named with its path, unless it may be left behind', () => {
  const entry = {
    id: 'kite',
    places: [{ name: 'tail', token: 'mine' }, { name: 'bow' }],
    notes: 'red',
    size: 2,
  }
  const { data, unread } = watched(entry)
  const brought = { id: data.id, places: data.places.map(({ name }) => name) }
  expect(brought).toEqual({ id: 'kite', places: ['tail', 'bow'] })
  const check = (left) => () => nothingDropped('toys.json', 'kite', unread(), left)
  expect(check({ notes: 'any', size: [2] })).toThrow('toys.json, kite: nobody reads this.')
  expect(check({ notes: 'any', size: [2] })).toThrow('  places[].token: "mine"')
  expect(check({ notes: 'any', size: [3], 'places[].token': 'any' })).toThrow('  size: 2')
  expect(check({ notes: 'any', size: [2], 'places[].token': ['mine'] })).not.toThrow()
})

test('what is printed has been read', () => {
  const { data, unread } = watched({ id: 'kite', gaps: { least: 1, most: [2, 3] } })
  constant({ id: data.id, gaps: data.gaps }, 'Toy')
  expect(unread()).toEqual([])
})
