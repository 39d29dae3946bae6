import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { buildWhenChanged, isSource } from './sources.mjs'

let folder
let builds

beforeEach(() => {
  folder = mkdtempSync(join(root, 'node_modules', '.flicktable-'))
  builds = 0
  write('source.ts', 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (name, text) => writeFileSync(join(folder, name), text)
const at = (name) => relative(root, join(folder, name))

const build = () =>
  buildWhenChanged({
    stamp: at('out.stamp'),
    artefact: at('out.mjs'),
    sources: [at('source.ts')],
    build: () => {
      builds += 1
      write('out.mjs', 'built')
    },
  })

test('builds once, and again only after a change', async () => {
  expect([await build(), await build()]).toEqual([true, false])
  write('source.ts', 'two')
  expect([await build(), await build()]).toEqual([true, false])
  expect(builds).toBe(2)
})

test('builds again when what it built is gone', async () => {
  await build()
  rmSync(join(folder, 'out.mjs'))
  expect(await build()).toBe(true)
})

test('what only tests need is no source; a checkout in a folder of that name is one all the same', () => {
  const base = join('/', 'home', 'testing', 'flicktable')
  const isSourceAt = (path) => isSource(join(base, path), base)
  expect(isSourceAt('src/table/play.ts')).toBe(true)
  expect(['src/table/play.test.ts', 'src/table/testing/board.ts'].some(isSourceAt)).toBe(false)
})
