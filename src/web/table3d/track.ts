import type { Turn } from '../../table/turning'
import type { Track } from '../../table/types'

/** Numbers in a frame: x, y, z in 1/100 mm and the turn in 1/10000. */
const WIDTH = 7
const PER_MM = 100

/** Where the centre of a piece is, mm, and how it is turned. */
export interface Stance {
  at: readonly [x: number, y: number, z: number]
  turn: Turn
}

export const secondsOf = ({ frames, hz }: Track): number => (frames - 1) / hz

const mix = (a: number, b: number, share: number): number => a + (b - a) * share

const length = (turn: Turn): number => Math.hypot(...turn)

const mapped = (a: Turn, b: Turn, f: (a: number, b: number) => number): Turn => [
  f(a[0], b[0]),
  f(a[1], b[1]),
  f(a[2], b[2]),
  f(a[3], b[3]),
]

const ALMOST_EQUAL = 0.9995

/** Along the shortest arc between two turns. */
export function slerp(from: Turn, to: Turn, share: number): Turn {
  const cos = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3]
  const sign = cos < 0 ? -1 : 1
  const angle = Math.acos(Math.min(Math.abs(cos), 1))
  const [kept, gained] =
    Math.abs(cos) > ALMOST_EQUAL
      ? [1 - share, share]
      : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  const turn = mapped(from, to, (a, b) => a * kept + b * gained * sign)
  const scale = 1 / length(turn)
  return mapped(turn, turn, (a) => a * scale)
}

function frameAt(numbers: readonly number[], frame: number): Stance {
  const [x, y, z, ...turn] = numbers.slice(frame * WIDTH, (frame + 1) * WIDTH)
  const raw = turn as unknown as Turn
  const scale = 1 / length(raw)
  return { at: [x! / PER_MM, y! / PER_MM, z! / PER_MM], turn: mapped(raw, raw, (a) => a * scale) }
}

/** A piece of a track at a time in seconds, between two frames; after the last frame it stays there. */
export function stanceAt(numbers: readonly number[], seconds: number, hz: number): Stance {
  const last = numbers.length / WIDTH - 1
  const place = Math.min(Math.max(seconds * hz, 0), last)
  const [before, after] = [frameAt(numbers, Math.floor(place)), frameAt(numbers, Math.ceil(place))]
  const share = place - Math.floor(place)
  return {
    at: [
      mix(before.at[0], after.at[0], share),
      mix(before.at[1], after.at[1], share),
      mix(before.at[2], after.at[2], share),
    ],
    turn: slerp(before.turn, after.turn, share),
  }
}

/** When a piece moved last, seconds. */
export function stillFrom(numbers: readonly number[], hz: number): number {
  let frame = numbers.length / WIDTH - 1
  const same = (at: number): boolean =>
    Array.from({ length: WIDTH }, (_, i) => i).every(
      (i) => numbers[at * WIDTH + i] === numbers[(at - 1) * WIDTH + i],
    )
  while (frame > 0 && same(frame)) frame--
  return frame / hz
}
