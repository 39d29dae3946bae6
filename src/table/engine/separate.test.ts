import { expect, test } from 'vitest'
import { random } from '../exact'
import { createTable } from '../table'
import { BOARD } from '../testing/board'
import { anyFlick } from '../testing/flicks'
import { openTable } from '../testing/open'
import { crowd } from '../testing/scenes'
import { loadSeparate } from './separate'

test('the engine as a wasm file of its own, which browsers can load, ends the same', async () => {
  const next = random('separate')
  const rest = crowd(BOARD, next)
  const [table, other] = [openTable(), createTable(await loadSeparate(), BOARD)]
  for (let i = 0; i < 20; i++) {
    const flick = anyFlick(BOARD, rest, next)
    expect(other.play(rest, flick)).toStrictEqual(table.play(rest, flick))
  }
})
