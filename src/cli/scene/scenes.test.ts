import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../games'
import { turncoats } from '../../games/testing'
import type { Tables } from '../../match'
import { realTables } from '../real-tables'
import { sceneOf, scenesOf } from './files'
import { runScene } from './run'
import { booksOf, fileIsThere, folderOf, isFile, rowsOf } from './testing/books'
import { watchCalls, type Calls } from './testing/calls'

/** Lines of a document, a decision, a house definition, or a scenario of our own: 'House Last stand'. */
const PLACE = /^(\d{3}:\d+(-\d+)?|D-\d+a?|H-[A-Z]+|House) /

/** Where a function that was not called may have gone: those of the same name that were. */
function sameName(missed: readonly string[], reached: ReadonlySet<string>): string {
  const wanted = new Set(missed.map((name) => name.split('.')[1]))
  return `Called: ${[...reached].filter((name) => wanted.has(name.split('.')[1])).join(', ')}`
}

describe.each([...games, turncoats].map((game) => ({ game, name: game.name })))('$name', ({ game }) => {
  const scenes = scenesOf(game.id)
  /** What each scene that ran has called. */
  const called = new Map<string, Set<string>>()
  let tables: Tables
  let calls: Calls
  beforeAll(async () => {
    tables = await realTables()
    calls = await watchCalls(folderOf(game.id))
  })
  afterAll(() => calls.close())

  test.each(scenes)('%s', async (id) => {
    const scene = sceneOf(game.id, id)
    expect(scene.rule, 'a scene names its place').toMatch(PLACE)
    const [document] = /^\d{3}(?=:)/.exec(scene.rule) ?? ['']
    expect(id.startsWith(document), 'a scene lies with its document').toBe(true)
    expect(runScene(scene, game, tables), scene.scene).toEqual([])
    called.set(id, await calls.look())
  })

  const rows = booksOf(game.id).flatMap((book) =>
    rowsOf(book).map((row) => ({ ...row, place: `${book.document}:${row.lines}` })),
  )

  test.each(rows.filter((row) => row.implemented))(
    '$place $id is shown by scenes that ran, and played where it says',
    ({ where = [], scenes: shown }) => {
      expect(shown.length, 'scenes').toBeGreaterThan(0)
      expect(
        shown.filter((id) => !called.has(id)),
        'scenes that did not run',
      ).toEqual([])
      expect(where.length, 'where it is played').toBeGreaterThan(0)
      const files = where.filter(isFile)
      expect(
        files.filter((file) => !fileIsThere(game.id, file)),
        'files that are not there',
      ).toEqual([])
      const reached = new Set(shown.flatMap((id) => [...called.get(id)!]))
      const missed = where.filter((name) => !isFile(name) && !reached.has(name))
      expect(missed, `functions that none of its scenes calls. ${sameName(missed, reached)}`).toEqual([])
    },
  )

  test('every scene of a rulebook place is named by a rule; a house rule alone has no row', () => {
    const named = new Set(rows.flatMap((row) => row.scenes))
    const placed = scenes.filter((id) => !/^(D-|House )/.test(sceneOf(game.id, id).rule))
    expect(placed.filter((id) => !named.has(id))).toEqual([])
  })
})
