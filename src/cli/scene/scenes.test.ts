import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../games'
import type { Table } from '../../match'
import { ruleFunctions } from '../fuzz/reached'
import { realTable } from '../real-table'
import { runScene } from './run'
import type { Scene } from './types'

/** A row of testdata/rulebook/NNN.json: one rule of one paragraph. */
interface Row {
  id: string
  lines: string
  implemented: boolean
  functions?: string[]
  scenes?: string[]
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const RULEBOOKS: Record<string, string> = { flickfleet: 'testdata/rulebook/001.json' }

describe.each(games.map((game) => ({ game, name: game.name })))('$name', ({ game }) => {
  const folder = `testdata/scenes/${game.id}`
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
  const ran = new Set<string>()
  let table: Table
  beforeAll(async () => {
    table = await realTable(game.board)
  })

  test.each(files)('%s', (file) => {
    const scene = json(`${folder}/${file}.json`) as Scene
    expect(scene.rule, 'a scene names its place').toMatch(/^(\d{3}:\d+(-\d+)?|D-\d+a?|H-[A-Z]+) /)
    expect(runScene(scene, game, table), scene.scene).toEqual([])
    ran.add(file)
  })

  const rows = json(RULEBOOKS[game.id]!) as Row[]
  const functions = new Set(ruleFunctions(game).map(([name]) => name))

  test.each(rows.filter((row) => row.implemented))(
    '$lines $id has a rule function and a scene that ran',
    (row) => {
      expect(row.functions?.length, 'functions').toBeGreaterThan(0)
      expect(
        row.functions?.filter((name) => !functions.has(name)),
        'functions that are not there',
      ).toEqual([])
      expect(row.scenes?.length, 'scenes').toBeGreaterThan(0)
      expect(
        row.scenes?.filter((name) => !ran.has(name)),
        'scenes that did not run',
      ).toEqual([])
    },
  )

  test('every scene of a rulebook place is named by a rule; a house rule alone has no row', () => {
    const named = new Set(rows.flatMap(({ scenes = [] }) => scenes))
    const placed = files.filter((file) => !(json(`${folder}/${file}.json`) as Scene).rule.startsWith('D-'))
    expect(placed.filter((file) => !named.has(file))).toEqual([])
  })
})
