import { apart, farOf, polarOf, type Px, type PullReach } from '../../players/human/gesture'
import type { Box } from '../table3d/box'
import { within } from './place'

/** The rope of a pull from the middle of its ring, px. */
export interface Rope {
  from: Px
  /** Degrees clockwise from the right of the screen. */
  turn: number
  /** Where it starts, and where the handle is or the rope is cut. */
  start: number
  end: number
  /** Each 5 of strength so far. */
  ticks: readonly number[]
  /** It goes on to where nothing may be drawn. */
  cut: boolean
}

/** A cut rope ends before the border, and has faded there, px. */
const BEFORE = 6

const EVERY = 5

/** How far from the middle each 5 of strength is. */
export const ticksOf = (reach: PullReach): number[] =>
  Array.from({ length: 100 / EVERY }, (_, i) => farOf(reach, EVERY * (i + 1)))

/** How far one may go towards a place without leaving the box. */
function roomTo(box: Box, from: Px, to: Px): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const across = dx > 0 ? (box.right - from.x) / dx : dx < 0 ? (box.left - from.x) / dx : Infinity
  const down = dy > 0 ? (box.bottom - from.y) / dy : dy < 0 ? (box.top - from.y) / dy : Infinity
  return Math.max(0, Math.min(across, down)) * apart(from, to)
}

/**
 * `box`: what it must stay in; null: it may lie on anything. With its piece and its handle out of sight there
 * is nothing of it.
 */
export function ropeTo(from: Px, handle: Px, reach: PullReach, box: Box | null): Rope {
  const { way, far } = polarOf(from, handle)
  const begins = box === null || within(box, from)
  const cut = box !== null && !within(box, handle)
  const start = begins ? reach.ring : Math.max(reach.ring, far - roomTo(box, handle, from) + BEFORE)
  const end = !cut ? far : begins ? Math.min(far, roomTo(box, from, handle) - BEFORE) : 0
  return {
    from,
    turn: way - 90,
    start,
    end,
    ticks: ticksOf(reach).filter((tick) => tick >= start && tick <= end),
    cut,
  }
}
