import type { AnyGame } from '../../../games/kit'
import { view, type Tables } from '../../../match'
import { tryMatch } from '../fuzz'
import { nothingYet } from '../reached'

const SEED = 20261129

/**
 * Plays matches `from` to `from + matches - 1`; what was wrong in them, in words. `most`: after so many facts
 * no other match is begun.
 */
export function troubles(
  game: AnyGame,
  tables: Tables,
  from: number,
  matches: number,
  most = Infinity,
): string[] {
  const found: string[] = []
  let played = 0
  for (let number = from; number < from + matches && played < most; number++) {
    const { facts, trouble } = tryMatch({ game, tables, look: view }, { seed: SEED, number }, nothingYet())
    played += facts
    if (trouble) found.push(`match ${number}, entry ${trouble.record.journal.length}: ${trouble.what}`)
  }
  return found
}
