import { expect, test } from 'vitest'
import { pathOf } from '../../players/human/preview'
import { random } from '../../table/exact'
import { BOARD } from '../../table/testing/board'
import { pushOf } from '../../table/testing/flicks'
import { openTable } from '../../table/testing/open'
import { twelveShips } from '../../table/testing/scenes'
import { ENGINES } from '../engines/testing/browsers'
import { type Files, verdictOf } from '../engines/testing/site'
import type { PreviewTask, Previewed } from './testing/task'
import { builtPage } from './testing/built'

const next = random('preview in browsers')
const rest = twelveShips(BOARD, next)
const ships = Object.keys(rest).filter((id) => !rest[id]!.fixed)
const asked: PreviewTask = {
  board: BOARD,
  rest,
  flicks: ships.map((id) => pushOf(BOARD, rest, id, 1000, next)),
}

const table = openTable()
const paths = asked.flicks.map((flick) => pathOf(table.play(rest, flick), flick))
const files: Files = { ...(await builtPage()), 'flicks.json': JSON.stringify(asked) }

const sizeOf = (pattern: RegExp): number[] =>
  Object.entries(files).flatMap(([name, content]) => (pattern.test(name) ? [content.length] : []))

test('the page itself holds no engine, and the engine no wasm', () => {
  expect(sizeOf(/index.*\.js$/)).toEqual([expect.toSatisfy((size: number) => size < 20_000)])
  expect(sizeOf(/\.wasm$/)).toHaveLength(1)
})

for (const engine of ENGINES) {
  test(`${engine.name} shows the way that the table plays; of many at once first and last`, async ({
    skip,
  }) => {
    skip(!engine.isHere, `${engine.name} is not on this machine`)
    const previewed = await verdictOf<Previewed>(engine, files)
    const hurried = paths.map((path, i) => (i === 0 || i === paths.length - 1 ? path : null))
    expect(previewed).toEqual({ paths, hurried })
  })
}
