import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadJolt } from '../../engine/load'
import { createGlide } from '../../glide'
import { createTable } from '../../table'
import { TABLE_VERSION } from '../../version'
import { makeScene } from '../bench/scene'
import { type Golden, type GoldenScene, print } from './golden'
import { goldenScenes } from './scenes'

type Engine = Awaited<ReturnType<typeof loadJolt>>

function played(jolt: Engine, { board, rest, flicks, glides }: GoldenScene): Golden {
  const table = createTable(jolt, board)
  const all = flicks.map((flick) => ({ flick, ...table.play(rest, flick) }))
  table.close()
  const slide = createGlide(board)
  const slid = glides?.map((glide) => ({ glide, ...slide(rest, glide) }))
  return { board, rest, flicks: all, ...(slid ? { glides: slid } : {}) }
}

/** The version of the table that the golden flicks are of. */
const VERSION = join('golden', 'VERSION')

const version = (folder: string): string => {
  const file = join(folder, VERSION)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

const read = (file: string): Golden => JSON.parse(readFileSync(file, 'utf8')) as Golden

/** Whether a flick that is in both ends in other bits. */
function endsOtherwise(old: Golden, now: Golden): boolean {
  const ends = new Map(now.flicks.map(({ flick, result }) => [JSON.stringify(flick), result.hash]))
  const isSame = JSON.stringify([old.board, old.rest]) === JSON.stringify([now.board, now.rest])
  return (
    isSame &&
    old.flicks.some(({ flick, result }) => (ends.get(JSON.stringify(flick)) ?? result.hash) !== result.hash)
  )
}

/**
 * Writes the golden flicks and glides and the scene of the benchmark into this folder. Only
 * `npm run golden` calls it, and is refused when bits have changed and the table's version has not.
 */
export async function writeGolden(folder: string): Promise<void> {
  const jolt = await loadJolt()
  for (const name of ['golden', 'bench']) mkdirSync(join(folder, name), { recursive: true })
  const known = version(folder)
  for (const scene of goldenScenes()) {
    const file = join(folder, 'golden', `${scene.name}.json`)
    const golden = played(jolt, scene)
    if (known === TABLE_VERSION && existsSync(file) && endsOtherwise(read(file), golden))
      throw new Error(`Flicks of ${scene.name} end otherwise: raise TABLE_VERSION in src/table/version.ts.`)
    writeFileSync(file, print(golden))
  }
  writeFileSync(join(folder, VERSION), `${TABLE_VERSION}\n`)
  writeFileSync(join(folder, 'bench', 'twelve-ships.json'), `${JSON.stringify(makeScene())}\n`)
}
