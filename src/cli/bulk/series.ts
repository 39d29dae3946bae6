import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Crew } from './crew'
import type { MatchLine } from './line'
import { orderOf, type Many } from './many'

/** Matches that are written to a file one by one, so that a run can be broken off and gone on with. */
export interface Series {
  many: Omit<Many, 'players' | 'matches'>
  crew: Crew
  /** Those of earlier runs; the new ones are added. */
  lines: MatchLine[]
}

/** The lines of an earlier run; none where there is no file. */
export const linesIn = (file: string): MatchLine[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as MatchLine)
    : []

/** The last word of its seed. */
export const numberOf = ({ seed }: Pick<MatchLine, 'seed'>): number => Number(seed.split(' ').at(-1))

/** Of the numbers from 1 those that no line has yet. */
export function missingOf(most: number, played: readonly MatchLine[]): number[] {
  const known = new Set(played.map(numberOf))
  return Array.from({ length: most }, (_, i) => i + 1).filter((number) => !known.has(number))
}

/** Plays these numbers side by side, until `done` says that it is enough. */
export async function playNumbers(
  { many, crew, lines }: Series,
  numbers: number[],
  playersOf: (number: number) => string[],
  each: { done(): boolean; show(): void },
): Promise<void> {
  const left = [...numbers]
  const worker = async (): Promise<void> => {
    for (let number = left.shift(); number !== undefined && !each.done(); number = left.shift()) {
      const line = await crew.play(orderOf({ ...many, players: playersOf(number), matches: 0 }, number))
      lines.push(line)
      appendFileSync(many.out, `${JSON.stringify(line)}\n`)
      each.show()
    }
  }
  await Promise.all(Array.from({ length: many.workers }, worker))
}
