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

interface Book {
  document: string
  game: string
}

interface Row {
  id: string
  lines: string
  decisions: string[]
}

const json = (file: string): unknown => JSON.parse(readFileSync(`testdata/rulebook/${file}.json`, 'utf8'))

const books = (json('books') as readonly Book[]).filter(({ game }) => game === 'flickfleet')

/** Every rule of this game's documents, with its place: '001:91-98'. */
export const rows = books.flatMap(({ document }) =>
  (json(document) as readonly Row[]).map((row) => ({ ...row, place: `${document}:${row.lines}` })),
)
