import { pathOf } from '../../players/human/preview'
import { loadSeparate } from '../../table/engine/separate'
import { BadFlick } from '../../table/refusal'
import { createTable, type Table } from '../../table/table'
import type { Flick, Rest } from '../../table/types'
import type { FromWorker, ToWorker } from './messages'

/** The table in a thread of its own: the page never waits for a flick. */

/** TypeScript takes this for a window. */
const page = globalThis as unknown as Worker

let table: Promise<Table>

async function pathFor(rest: Rest, flick: Flick): Promise<FromWorker> {
  const { play } = await table
  try {
    return pathOf(play(rest, flick), flick)
  } catch (error) {
    if (error instanceof BadFlick) return null
    throw error
  }
}

page.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('board' in data) table = loadSeparate().then((jolt) => createTable(jolt, data.board))
  // Reported, so that the page hears of it.
  else void pathFor(data.rest, data.flick).then((path) => page.postMessage(path), reportError)
})
