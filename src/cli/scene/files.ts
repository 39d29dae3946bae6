import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Scene } from './types'

const FOLDER = 'testdata/scenes'

/** The scenes of a game as `<document>-<chapter>/<name>`; a new game has none yet. */
export function scenesOf(game: string): string[] {
  const folder = `${FOLDER}/${game}`
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .toSorted()
}

export const sceneOf = (game: string, scene: string): Scene =>
  JSON.parse(readFileSync(`${FOLDER}/${game}/${scene}.json`, 'utf8')) as Scene
