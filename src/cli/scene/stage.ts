import type { Fact, Request } from '../../games/kit'
import { luckOf, type Luck, type Table } from '../../match'
import type { Played, Pose, Rest } from '../../table/types'
import { outcome } from './outcome'
import type { SceneStep } from './types'

type RequestTo<Do extends Request['do']> = Extract<Request, { do: Do }>

/** A scene's table and luck: the step that is played may say what they do. */
export interface Stage {
  step: SceneStep | null
}

const written = (sentences: readonly string[]): Played => ({
  result: outcome(sentences),
  track: { hz: 60, frames: 0, pieces: {} },
})

/** Where a sentence does not say what a piece shows, it shows what it did. */
function facesKept(rest: Rest, { result, track }: Played): Played {
  const poses = Object.entries(result.poses).map(([id, pose]): [string, Pose] => {
    const up = pose.up ?? rest[id]?.pose.up
    return [id, up === undefined ? pose : { ...pose, up }]
  })
  return { track, result: { ...result, poses: Object.fromEntries(poses) } }
}

/** A flick or a glide with a written outcome is not played. */
export const stagedTable = (stage: Stage, real: Table): Table => ({
  ...real,
  play(rest, flick) {
    const sentences = stage.step?.table
    return sentences ? facesKept(rest, written(sentences)) : real.play(rest, flick)
  },
  glide(rest, how) {
    const glides = stage.step?.glides
    if (!glides) return real.glide(rest, how)
    const sentences = glides.shift()
    if (!sentences) throw new Error(`The scene names too few glides: ${how.piece} glides too.`)
    return written(sentences)
  },
})

export function stagedLuck(stage: Stage): Luck {
  const drawn = luckOf('a scene')
  return {
    shake: drawn.shake,
    draw: (place, request) => scripted(stage, request) ?? drawn.draw(place, request),
  }
}

/** What the step says of this request; null where it says nothing. */
function scripted({ step }: Stage, request: Request): Fact | null {
  const { key } = request
  if (request.do === 'roll' && step?.rolls) return { key, did: 'rolled', values: rolled(step.rolls, request) }
  if (request.do === 'shuffle' && step?.shuffles)
    return { key, did: 'shuffled', order: shuffled(step.shuffles, request), secret: true }
  return null
}

function rolled(written: number[], { key, dice }: RequestTo<'roll'>): number[] {
  if (written.length < dice.length) throw new Error(`The scene names too few rolls for '${key}'.`)
  return shown(written, dice)
}

function shuffled(written: number[][], { key, size }: RequestTo<'shuffle'>): number[] {
  const order = written.shift()
  if (!order) throw new Error(`The scene names too few shuffles: '${key}' is shuffled too.`)
  const every = order.length === size && new Set(order).size === size
  if (!every || order.some((at) => !(Number.isInteger(at) && at >= 0 && at < size)))
    throw new Error(`The shuffle '${key}' needs each number from 0 to ${size - 1} once.`)
  return order
}

/** Takes the next written values; each must be one that its die can show. */
function shown(written: number[], dice: readonly number[]): number[] {
  const values = written.splice(0, dice.length)
  const wrong = values.findIndex((value, i) => !(value >= 1 && value <= dice[i]!))
  if (wrong >= 0) throw new Error(`A die with ${dice[wrong]} faces cannot show ${values[wrong]}.`)
  return values
}
