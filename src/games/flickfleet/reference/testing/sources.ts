import { readdirSync, readFileSync } from 'node:fs'

const GAME = 'src/games/flickfleet'

const RULE = /\b(?:rule:|RULE =)\s*(['"])(.+?)\1/g

const texts = (folder: string): string[] =>
  readdirSync(`${GAME}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${GAME}/${folder}/${file}`, 'utf8'))

const sources = [...texts('rules'), ...texts('modules')].join('\n')

/** Every place that a question of the rules names. */
export const citations: readonly string[] = [...sources.matchAll(RULE)].map(([, , rule]) => rule!)

interface Row {
  id: string
  lines: string
  decisions: string[]
}

/** testdata/rulebook/001.json */
export const rows = JSON.parse(readFileSync('testdata/rulebook/001.json', 'utf8')) as readonly Row[]
