import type { AnyGame } from '../../../games/kit'
import { view, type Tables } from '../../../match'
import { tryMatch } from '../fuzz'
import { nothingYet } from '../reached'

const SEED = 20261129

/** Plays matches `from` to `from + matches - 1`; what was wrong in them, in words. */
export function troubles(game: AnyGame, tables: Tables, from: number, matches: number): string[] {
  const numbers = Array.from({ length: matches }, (_, i) => from + i)
  return numbers.flatMap((number) => {
    const { trouble } = tryMatch({ game, tables, look: view }, { seed: SEED, number }, nothingYet())
    return trouble ? [`match ${number}, entry ${trouble.record.journal.length}: ${trouble.what}`] : []
  })
}
