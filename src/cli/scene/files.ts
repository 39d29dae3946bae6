import { readdirSync, readFileSync } from 'node:fs'
import type { Scene } from './types'

const FOLDER = 'testdata/scenes'

/** The scenes of a game as `<document>-<chapter>/<name>`. */
export const scenesOf = (game: string): string[] =>
  readdirSync(`${FOLDER}/${game}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .toSorted()

export const sceneOf = (game: string, scene: string): Scene =>
  JSON.parse(readFileSync(`${FOLDER}/${game}/${scene}.json`, 'utf8')) as Scene
