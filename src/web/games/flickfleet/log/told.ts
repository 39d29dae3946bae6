import type { LogEntry } from '../../../match/model/words'
import type { Seen } from '../../../match/model/seen'
import { boardsIn } from '../boards'
import { rowsOf } from './rows'
import { sayVolley, type Volley, volleysOf } from './volleys'

/** Dice that one ship fired one after another are one entry, in the log beside the table and in words. */
export interface VolleyTold extends LogEntry {
  volley: Volley
}

export function told(seen: Seen): VolleyTold[] {
  const known = { pieces: seen.description.pieces, boards: boardsIn(seen) }
  return volleysOf(rowsOf(seen.view.log, known)).map((volley) => {
    const about = volley.shots.at(-1)?.row.about
    return { n: volley.n, say: sayVolley(volley), volley, ...(about ? { about } : {}) }
  })
}
