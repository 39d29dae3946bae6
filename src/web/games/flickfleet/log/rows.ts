import { words } from '../../../../games/flickfleet'
import type { About, Description, Seat, Under } from '../../../../games/kit'
import type { Dashboard } from '../../../../games/flickfleet'
import type { LogLine } from '../../../../match'
import { captionsOf } from '../../../sound/told'
import { soundOf } from '../sounds'
import { type Token, tokensOf } from './tokens'

/** An entry of the journal as the log tells it. */
export interface Row {
  n: number
  say: string
  /** The same under a heading, which dice of one ship share. */
  under: Under | undefined
  /** Whose doing it was. */
  seat: Seat | undefined
  /** A flick, or something that slid by itself, that can be watched again. */
  flick: boolean
  /** What a die did only after somebody chose: it belongs to that die. */
  follows: boolean
  tokens: Token[]
  captions: string[]
  /** What it came to in the end: the rule that governs it. */
  about: About | undefined
}

/** What is known of the pieces that the log is about. */
export interface Known {
  pieces: Description['pieces']
  boards: readonly Dashboard[]
}

/** Newest first, a row for each entry. */
export function rowsOf(log: readonly LogLine[], known: Known): Row[] {
  const byEntry = new Map<number, LogLine[]>()
  for (const line of log) byEntry.set(line.n, [...(byEntry.get(line.n) ?? []), line])
  return [...byEntry].map(([n, lines]) => rowOf(n, lines, known)).reverse()
}

function underOf([first, ...others]: readonly LogLine[]): Under | undefined {
  if (!first?.under) return undefined
  const { under } = first
  return { ...under, rest: [under.rest, ...others.map(({ say }) => say)].join(' ') }
}

function rowOf(n: number, lines: readonly LogLine[], { pieces, boards }: Known): Row {
  const abouts = lines.flatMap(({ about }) => about ?? [])
  const [first] = abouts
  const doer = first?.by ?? first?.piece
  return {
    n,
    say: lines.map(({ say }) => say).join(' '),
    under: underOf(lines),
    seat: doer === undefined ? undefined : pieces[doer]?.seat,
    flick: abouts.some(({ is }) => words[is]?.motion),
    follows: first?.way !== undefined,
    tokens: abouts.flatMap((about) => tokensOf(about, boards)),
    captions: captionsOf(lines, soundOf),
    about: abouts.at(-1),
  }
}
