import { luckOf, type Luck, type Table } from '../../match'
import type { Played } from '../../table/types'
import { outcome } from './outcome'
import type { SceneStep } from './types'

/** A scene's table and luck: the step that is played may say what they do. */
export interface Stage {
  step: SceneStep | null
}

const written = (sentences: readonly string[]): Played => ({
  result: outcome(sentences),
  track: { hz: 60, frames: 0, pieces: {} },
})

/** A flick or a glide with a written outcome is not played. */
export const stagedTable = (stage: Stage, real: Table): Table => ({
  ...real,
  play(rest, flick) {
    const sentences = stage.step?.table
    return sentences ? written(sentences) : real.play(rest, flick)
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
    draw(place, request) {
      const written = stage.step?.rolls
      if (request.do !== 'roll' || !written) return drawn.draw(place, request)
      if (written.length < request.dice.length)
        throw new Error(`The scene names too few rolls for '${request.key}'.`)
      return { key: request.key, did: 'rolled', values: shown(written, request.dice) }
    },
  }
}

/** Takes the next written values; each must be one that its die can show. */
function shown(written: number[], dice: readonly number[]): number[] {
  const values = written.splice(0, dice.length)
  const wrong = values.findIndex((value, i) => !(value >= 1 && value <= dice[i]!))
  if (wrong >= 0) throw new Error(`A die with ${dice[wrong]} faces cannot show ${values[wrong]}.`)
  return values
}
