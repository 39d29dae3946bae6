import { luckOf, type Luck, type Table } from '../../match'
import type { Played } from '../../table/types'
import { outcome } from './outcome'
import type { SceneStep } from './types'

/** A scene's table and luck: the step that is played may say what they do. */
export interface Stage {
  step: SceneStep | null
}

/** A flick with a written outcome does not reach the engine. */
export const stagedTable = (stage: Stage, real: Table): Table => ({
  ...real,
  play(rest, flick): Played {
    const { step } = stage
    if (!step?.table) return real.play(rest, flick)
    return { result: outcome(step.table), track: { hz: 60, frames: 0, pieces: {} } }
  },
})

export function stagedLuck(stage: Stage): Luck {
  const drawn = luckOf('a scene')
  return {
    shake: drawn.shake,
    draw(place, request) {
      const written = stage.step?.rolls
      if (request.do !== 'roll' || !written) return drawn.draw(place, request)
      if (written.length < request.dice.length) throw new Error(`The scene names too few rolls for '${request.key}'.`)
      return { key: request.key, did: 'rolled', values: written.splice(0, request.dice.length) }
    },
  }
}
