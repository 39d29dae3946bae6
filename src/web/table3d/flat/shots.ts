import type { Shot } from '../types'
import { ahead, bearingTo, distanceTo } from './bearing'
import { dashes, polyline, ring, stroke } from './line'
import { type Sheet, joined } from './sheet'

/** CSS px: of a line, of the one that is looked at, and of what stands at its end. */
const WIDE = { line: 1.5, now: 3.2, end: 4 } as const
/** A line that met nothing is fainter. */
const ALPHA = { touch: 0.9, out: 0.5, rest: 0.5 } as const

function line({ from, to, mark: { dash }, end, now }: Shot, px: number): Sheet {
  const width = (now ? WIDE.now : WIDE.line) * px
  const alpha = now ? 1 : ALPHA[end]
  return dash ? dashes([from, to], width, dash, () => alpha) : polyline([from, to], width, alpha)
}

function cross({ from, to }: Shot, px: number): Sheet {
  const bearing = bearingTo(from, to)
  const bar = (turn: number): Sheet =>
    stroke({
      from: ahead(to, bearing + turn, WIDE.end * px),
      to: ahead(to, bearing + turn + 180, WIDE.end * px),
      width: WIDE.line * px,
      alpha: [1, 1],
    })
  return joined(bar(45), bar(135))
}

/** A ring where it touched, a cross where it left the table, nothing where it came to rest. */
function ending(shot: Shot, px: number): Sheet[] {
  if (shot.end === 'rest') return []
  return [shot.end === 'out' ? cross(shot, px) : ring(shot.to, WIDE.end * px, WIDE.line * px)]
}

/** Flicks as lines over the mat. `px`: mm that a CSS pixel covers. */
export function shotLines(shots: readonly Shot[], px: number): Sheet {
  const flown = shots.filter(({ from, to }) => distanceTo(from, to) > 0)
  return joined(...flown.flatMap((shot) => [line(shot, px), ...ending(shot, px)]))
}
