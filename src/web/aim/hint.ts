import type { Line, LogWord } from '../../games/kit'
import { apart, type Px } from '../../players/human/gesture'
import type { Settings } from '../settings/settings'
import { type Box, isWithin, overlap } from '../table3d/box'

/** What decides whether a hand shows how to flick. */
export interface Hinting {
  /** This browser has flicked before. */
  flicked: boolean
  /** Something was aimed: this person has found out how. */
  aimed: boolean
  /** Something has been flicked in this match. */
  begun: boolean
  /** The last thing that was touched was a key. */
  byKeys: boolean
  mode: Settings['mode']
  /** A die waits: it has no lit edge. */
  die: boolean
  /** The pad below the table: on the screen, behind another tab, or there is none on such a screen. */
  pad: 'shown' | 'hidden' | 'none'
  /** Letting go flicks; else a button does. */
  sends: boolean
}

type Aiming = Pick<Hinting, 'die' | 'pad' | 'sends'>

function pullLine({ die, pad, sends }: Aiming): string {
  const from = pad === 'shown' ? 'on the pad' : die ? 'from the die' : 'from the lit edge'
  return sends ? `Pull back ${from} and let go.` : `Pull back ${from}, then press Flick.`
}

const LINES = {
  pull: pullLine,
  swipe: ({ die }: Aiming) => (die ? 'Swipe across the die.' : 'Swipe across a lit edge.'),
} as const

/** Whether some line tells of a flick. */
export const toldOfFlick = (log: readonly Line[], words: Readonly<Record<string, LogWord>>): boolean =>
  log.some(({ about }) => ['die', 'piece'].includes((about && words[about.is]?.motion) ?? ''))

/** One line, before the first flick of a browser; null where it would only be in the way. */
export function hintFor({ flicked, aimed, begun, byKeys, mode, ...line }: Hinting): string | null {
  if (flicked || aimed || begun || byKeys || mode === 'keys') return null
  // It would speak of a pad that nobody sees.
  return mode === 'pull' && line.pad === 'hidden' ? null : LINES[mode](line)
}

/** Behind the piece, where the hand begins, px. */
const BEHIND = 52

/** Where the hand shows what to do: on the way to the handle. */
export function handAt(centre: Px, handle: Px): Px {
  const share = BEHIND / Math.max(apart(centre, handle), 1)
  return { x: centre.x + (handle.x - centre.x) * share, y: centre.y + (handle.y - centre.y) * share }
}

/** Of the line, px; and how far it stays from the hand. */
const LINE = { width: 284, height: 34 } as const
const BESIDE = 30

const lineAt = (left: number, top: number): Box => ({
  left,
  top,
  right: left + LINE.width,
  bottom: top + LINE.height,
})

/** Down the table, where at first nothing lies and no aim reaches. */
const FREE = 0.36

/** Beside the hand where it covers no piece, else up the table. */
export function lineBeside({ x, y }: Px, pieces: readonly Box[], table: Box): Box {
  const top = y - LINE.height / 2
  const beside = [lineAt(x - BESIDE - LINE.width, top), lineAt(x + BESIDE, top)]
  const fits = (box: Box): boolean =>
    isWithin(box, table.right, table.bottom) &&
    box.left >= table.left &&
    !pieces.some((one) => overlap(one, box))
  const middle = (table.left + table.right) / 2
  const free = table.top + FREE * (table.bottom - table.top)
  return beside.find(fits) ?? lineAt(middle - LINE.width / 2, free)
}
