import { existsSync, readFileSync } from 'node:fs'

/** A document whose rules are played by a game: a line of testdata/rulebook/books.json. */
export interface Book {
  document: string
  game: string
  title: string
}

/** A row of testdata/rulebook/NNN.json: one rule of one paragraph, in our own words. */
export interface Row {
  id: string
  lines: string
  heading: string
  rule: string
  decisions: string[]
  implemented: boolean
  /** Where it is played: functions, or files of the data, the table, the kit, the match. */
  where?: string[]
  scenes: string[]
}

const json = (file: string): unknown => JSON.parse(readFileSync(`testdata/rulebook/${file}`, 'utf8'))

export const booksOf = (game: string): Book[] =>
  (json('books.json') as Book[]).filter((book) => book.game === game)

/** Where a game is: those that only tests have are in a folder of their own. */
export const folderOf = (game: string): string =>
  [`src/games/${game}`, `src/games/testing/${game}`].find((folder) => existsSync(folder))!

export const rowsOf = ({ document }: Book): Row[] => json(`${document}.json`) as Row[]

/** 'data:ships/destroyer', 'table:play/end': a rule that no function of the game plays. */
export const isFile = (where: string): boolean => where.includes(':')

const FOLDERS: Readonly<Record<string, (game: string) => string>> = {
  data: (game) => `${folderOf(game)}/data`,
  kit: () => 'src/games/kit',
  table: () => 'src/table',
  match: () => 'src/match',
}

export function fileIsThere(game: string, where: string): boolean {
  const [kind, path] = where.split(':') as [string, string]
  const folder = FOLDERS[kind]?.(game)
  return (
    folder !== undefined && [`${path}.ts`, `${path}/index.ts`].some((file) => existsSync(`${folder}/${file}`))
  )
}
