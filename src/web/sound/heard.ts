import { secondsWatched } from './pace'
import type { Cue, SoundName } from './recipes'
import type { Id, Rest, Track } from '../../table/types'

/** Numbers in a frame of a track; x, y and z are in 1/100 mm. */
const WIDTH = 7
const PER_MM = 100

/** A change of speed from one frame to the next that friction alone does not make, mm/s. */
const KNOCK = 130
/** The least change of speed with which the other piece answers a knock, mm/s. */
const NUDGE = 45
/** Loudest at this change of speed, mm/s. */
const LOUDEST = 1500
/** So deep below the mat a piece has left the table, mm. */
const BELOW = -8
/** Frames between two sounds of one piece: more would be a noise. */
const APART = 4

interface Moving {
  id: Id
  die: boolean
  frames: readonly number[]
}

/** mm/s in x and y between the frame before and this one. */
function speedAt({ frames }: Moving, frame: number, hz: number): [number, number] {
  const at = frame * WIDTH
  const per = hz / PER_MM
  return [(frames[at]! - frames[at - WIDTH]!) * per, (frames[at + 1]! - frames[at + 1 - WIDTH]!) * per]
}

function knockAt(moving: Moving, frame: number, hz: number): number {
  const [x, y] = speedAt(moving, frame, hz)
  const [beforeX, beforeY] = frame > 1 ? speedAt(moving, frame - 1, hz) : [0, 0]
  return Math.hypot(x - beforeX, y - beforeY)
}

const levelOf = (knock: number): number => Math.min(1, 0.15 + (knock / LOUDEST) * 0.85)

/** What a flick sounds like, heard from its track alone: pushes, knocks, the tumbling of a die, falls. */
export function heard(rest: Rest, track: Track, rate: number): Cue[] {
  const pieces = Object.entries(track.pieces).map(
    ([id, frames]): Moving => ({ id, frames, die: rest[id]?.kind === 'die' }),
  )
  const cues = pieces.flatMap((one) => [
    ...push(one, track),
    ...knocks(one, pieces, track),
    ...fall(one, track),
  ])
  return cues.map((cue) => ({ ...cue, at: secondsWatched(cue.at, rate) })).sort((a, b) => a.at - b.at)
}

function push(moving: Moving, { hz }: Track): Cue[] {
  const knock = knockAt(moving, 1, hz)
  return knock < NUDGE ? [] : [{ sound: moving.die ? 'push die' : 'push', at: 0, level: levelOf(knock) }]
}

function knocks(moving: Moving, all: readonly Moving[], { hz, frames }: Track): Cue[] {
  const cues: Cue[] = []
  for (let frame = 2, last = 0; frame < frames; frame++) {
    const knock = knockAt(moving, frame, hz)
    if (knock < KNOCK || frame - last < APART) continue
    last = frame
    const sound = soundOf(moving, all, frame, hz)
    if (sound) cues.push({ sound, at: frame / hz, level: levelOf(knock) })
  }
  return cues
}

/** Of a pair only the first one is heard. */
function soundOf(moving: Moving, all: readonly Moving[], frame: number, hz: number): SoundName | null {
  const near = all.filter((other) => other !== moving && knockAt(other, frame, hz) > NUDGE)
  if (near.length === 0) return moving.die ? 'rattle' : 'tap'
  if (near.some(({ id }) => id < moving.id)) return null
  return moving.die || near.some(({ die }) => die) ? 'tap' : 'clack'
}

function fall({ frames: numbers }: Moving, { hz, frames }: Track): Cue[] {
  const low = Array.from({ length: frames }, (_, i) => i).find(
    (i) => numbers[i * WIDTH + 2]! < BELOW * PER_MM,
  )
  return low === undefined ? [] : [{ sound: 'drop', at: low / hz, level: 0.8 }]
}
