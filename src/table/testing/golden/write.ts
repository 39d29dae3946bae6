import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadJolt } from '../../engine/load'
import { createGlide } from '../../glide'
import { createTable } from '../../table'
import { makeScene } from '../bench/scene'
import { type Golden, print } from './golden'
import { type GoldenScene, goldenScenes } from './scenes'

type Engine = Awaited<ReturnType<typeof loadJolt>>

function played(jolt: Engine, { board, rest, flicks, glides }: GoldenScene): Golden {
  const table = createTable(jolt, board)
  const all = flicks.map((flick) => ({ flick, ...table.play(rest, flick) }))
  table.close()
  const slide = createGlide(board)
  const slid = glides?.map((glide) => ({ glide, ...slide(rest, glide) }))
  return { board, rest, flicks: all, ...(slid ? { glides: slid } : {}) }
}

/**
 * Writes the golden flicks and glides and the scene of the benchmark into this folder. Only
 * `npm run golden` calls it.
 */
export async function writeGolden(folder: string): Promise<void> {
  const jolt = await loadJolt()
  for (const name of ['golden', 'bench']) mkdirSync(join(folder, name), { recursive: true })
  for (const scene of goldenScenes()) {
    writeFileSync(join(folder, 'golden', `${scene.name}.json`), print(played(jolt, scene)))
  }
  writeFileSync(join(folder, 'bench', 'twelve-ships.json'), `${JSON.stringify(makeScene())}\n`)
}
