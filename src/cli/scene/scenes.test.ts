import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../games'
import type { Table } from '../../match'
import { ruleFunctions } from '../fuzz/reached'
import { realTable } from '../real-table'
import { sceneOf, scenesOf } from './files'
import { runScene } from './run'

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
  const scenes = scenesOf(game.id)
  const ran = new Set<string>()
  let table: Table
  beforeAll(async () => {
    table = await realTable(game.board)
  })

  test.each(scenes)('%s', (id) => {
    const scene = sceneOf(game.id, id)
    expect(scene.rule, 'a scene names its place').toMatch(/^(\d{3}:\d+(-\d+)?|D-\d+a?|H-[A-Z]+) /)
    const [book] = /^\d{3}(?=:)/.exec(scene.rule) ?? ['']
    expect(id.startsWith(book), 'a scene lies with its document').toBe(true)
    expect(runScene(scene, game, table), scene.scene).toEqual([])
    ran.add(id)
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
    const placed = scenes.filter((id) => !sceneOf(game.id, id).rule.startsWith('D-'))
    expect(placed.filter((id) => !named.has(id))).toEqual([])
  })
})
