import { readdirSync, readFileSync } from 'node:fs'

const GAME = 'src/games/flickfleet'

const RULE = /\b(?:rule:|RULE =)\s*(['"])(.+?)\1/g
const IS = /\babout = \{ is: ([^,]+),|\{ is: ('[^']+'), piece/g

const texts = (folder: string): string[] =>
  readdirSync(`${GAME}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${GAME}/${folder}/${file}`, 'utf8'))

const sources = [...texts('rules'), ...texts('modules')].join('\n')

/** Every place that a question of the rules names. */
export const citations: readonly string[] = [...sources.matchAll(RULE)].map(([, , rule]) => rule!)

/** Every word by which the log tells what a line is about. */
export const logWords: readonly string[] = [...sources.matchAll(IS)].flatMap(([, either, one]) =>
  [...(either ?? one)!.matchAll(/'([^']+)'/g)].map(([, word]) => word!),
)

interface Row {
  id: string
  lines: string
  decisions: string[]
}

/** testdata/rulebook/001.json */
export const rows = JSON.parse(readFileSync('testdata/rulebook/001.json', 'utf8')) as readonly Row[]
