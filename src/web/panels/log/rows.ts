import type { LogLine } from '../../../match'
import type { Seat } from '../../../games/kit'
import type { Seen } from '../../match/seen'
import { captionsOf } from '../../sound/said'

/** An entry of the journal as the log tells it. */
export interface Row {
  n: number
  say: string
  /** Whose doing it was. */
  seat: Seat | undefined
  /** A flick that can be watched again. */
  flick: boolean
  /** What its die showed. */
  values: number[]
  captions: string[]
}

const FLICKS = ['moves', 'fires', 'miss', 'wild', 'ram']

/** Newest first, a row for each entry. */
export function rowsOf(log: readonly LogLine[], pieces: Seen['description']['pieces']): Row[] {
  const byEntry = new Map<number, LogLine[]>()
  for (const line of log) byEntry.set(line.n, [...(byEntry.get(line.n) ?? []), line])
  return [...byEntry].map(([n, lines]) => rowOf(n, lines, pieces)).reverse()
}

function rowOf(n: number, lines: readonly LogLine[], pieces: Seen['description']['pieces']): Row {
  const abouts = lines.flatMap(({ about }) => about ?? [])
  const doer = abouts[0]?.by ?? abouts[0]?.piece
  return {
    n,
    say: lines.map(({ say }) => say).join(' '),
    seat: doer === undefined ? undefined : pieces[doer]?.seat,
    flick: abouts.some(({ is }) => FLICKS.includes(is)),
    values: abouts.flatMap(({ is, value }) => (['fires', 'rolled'].includes(is) && value ? [value] : [])),
    captions: captionsOf(lines),
  }
}
