import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { gameById } from '../../../games'
import type { AnyGame } from '../../../games/kit'
import { nonces } from '../../../match/testing/nonces'

const FOLDER = 'testdata/past'

/** The folders of testdata/past: one for each version that stored matches there. */
export const keptFolders = (): string[] => readdirSync(FOLDER).toSorted((a, b) => Number(a) - Number(b))

/** The match files of a folder; those that a page downloaded end in '.download'. */
export const keptFiles = (folder: string): string[] =>
  readdirSync(join(FOLDER, folder))
    .map((file) => file.replace(/\.json\.gz$/, ''))
    .filter((name) => name !== 'database')

export const kept = (folder: string, name: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(FOLDER, folder, `${name}.json.gz`))).toString())

/** Also the game that exists for tests alone. */
export const keptGame = (id: string): AnyGame => (id === nonces.id ? nonces : gameById(id)!)
