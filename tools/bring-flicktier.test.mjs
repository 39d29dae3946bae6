import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { board, factions, houseOf, missions } from './data/flicktier.mjs'

const run = (...folder) =>
  spawnSync(process.execPath, ['tools/bring-flicktier.mjs', ...folder], { encoding: 'utf8' })

test('without a folder, or in one without the data, it says what it needs', () => {
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'Say where the rules are: node tools/bring-flicktier.mjs <rules-folder>\n',
  })
  expect(run(tmpdir()).stderr).toContain(`There is no flicktier-data.json in ${tmpdir()}`)
})

test('what the data made up is marked, field by field', () => {
  const entry = { source: 'house', fieldSources: { vp: 'rulebook' } }
  expect(houseOf(entry, ['vp', 'cost'])).toEqual({ house: ['cost'] })
  expect(houseOf({ source: 'rulebook' }, ['vp'])).toEqual({})
})

test('circles are measured from the south-west corner', () => {
  const circle = { id: 'a', name: 'A', x: -356, y: -305, radiusMm: 5, source: 'rulebook' }
  const { planets } = board({
    board: {
      boardWidthMm: { value: 712 },
      boardHeightMm: { value: 610 },
      homePlanets: [],
      planets: [circle],
      exploreSpaces: [],
    },
  })
  expect(planets).toEqual([{ id: 'a', name: 'A', x: 0, y: 0, radius: 5 }])
})

test('the mothership is named by its place among the dice', () => {
  const faction = { dice: [4, 4, 6], mothership: 6, structures: [], upgrades: [] }
  expect(factions({ factions: [faction] })[0]).toMatchObject({ mothership: 3, claims: 0 })
})

test('what a mission asks for becomes needs, what it gives does not', () => {
  const requirement = { ship_in_space: 'x1', reward: 'question_token' }
  const [mission] = missions({ missions: [{ id: 'm', kind: 'explore', title: 'M', vp: null, requirement }] })
  expect(mission).toMatchObject({ needs: [{ is: 'ship', place: 'x1' }] })
  expect(mission).not.toHaveProperty('vp')
})
