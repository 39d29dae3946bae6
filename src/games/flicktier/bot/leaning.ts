import type { Option } from '../../kit'
import type { G } from '../state'

/** How people mostly choose, by what an option does. */
const LEANING: Readonly<Record<string, number>> = {
  mission: 8,
  build: 7,
  upgrade: 4,
  exploit: 4,
  move: 3,
  attack: 1.5,
  return: 0.3,
  flick: 3,
  bug: 2,
  warp: 0.4,
  trade: 0.3,
  claim: 0.2,
  turn: 0.1,
  aside: 0.03,
  again: 0.3,
  none: 0.4,
  home: 0.3,
}

/** Ending is for when nothing else is left to do. */
export function leaning({ s }: G, { verb, of }: Option): number {
  if (verb === 'end') return s.active?.done.length === 2 && !s.active.move ? 3 : 0.05
  if (verb === 'face') return Number(String(of?.thing ?? 1)) / 4
  if (verb === 'return') return Object.values(s.dice).some(isOffOf(s.active?.seat)) ? 3 : 0.2
  return LEANING[verb] ?? 1
}

const isOffOf =
  (seat: string | undefined) =>
  ({ owner, off }: G['s']['dice'][string]): boolean =>
    owner === seat && off !== undefined
