import type { About, Description, Seat } from '../../../../games/kit'
import type { LogLine } from '../../../../match'
import type { Id } from '../../../../table/types'
import { captionsOf } from '../said'
import { isDamage } from '../damage/gates'
import { type Token, tokensOf } from './tokens'

/** An entry of the journal as the log tells it. */
export interface Row {
  n: number
  say: string
  /** Whose doing it was. */
  seat: Seat | undefined
  /** A flick, or something that slid by itself, that can be watched again. */
  flick: boolean
  /** The ship that fires: its dice belong together. */
  volley: Id | undefined
  /** What a die did only after somebody chose: it belongs to that die. */
  follows: boolean
  /** What its die showed. */
  value: number | undefined
  tokens: Token[]
  captions: string[]
  /** What it came to in the end: the rule that governs it. */
  about: About | undefined
}

/** The words of a line that say what became of a die. */
const DICE = ['fires', 'miss', 'wild']
const FLICKS = [...DICE, 'moves', 'ram', 'drifts']
const SHOWN = ['fires', 'rolled']

type Told = Pick<Description, 'pieces' | 'boards'>

/** Newest first, a row for each entry. */
export function rowsOf(log: readonly LogLine[], told: Told): Row[] {
  const byEntry = new Map<number, LogLine[]>()
  for (const line of log) byEntry.set(line.n, [...(byEntry.get(line.n) ?? []), line])
  return [...byEntry].map(([n, lines]) => rowOf(n, lines, told)).reverse()
}

function rowOf(n: number, lines: readonly LogLine[], { pieces, boards }: Told): Row {
  const abouts = lines.flatMap(({ about }) => about ?? [])
  const [first] = abouts
  const doer = first?.by ?? first?.piece
  return {
    n,
    say: lines.map(({ say }) => say).join(' '),
    seat: doer === undefined ? undefined : pieces[doer]?.seat,
    flick: abouts.some(({ is }) => FLICKS.includes(is)),
    volley: first && DICE.includes(first.is) ? doer : undefined,
    follows: first !== undefined && isDamage(first),
    value: abouts.find(({ is, value }) => SHOWN.includes(is) && value)?.value,
    tokens: abouts.flatMap((about) => tokensOf(about, boards)),
    captions: captionsOf(lines),
    about: abouts.at(-1),
  }
}
