import { firstAim } from '../../../players/human'
import type { Lens } from '../../../players/human/gesture'
import { move, scene } from '../../../players/human/testing/scene'
import { settingsIn } from '../../settings/settings'
import type { Bench } from '../gesture'

export const at = { key: 'move', say: 'Move Ember', scene, option: move, aiming: firstAim(scene, move) }

/** A bench that writes down what a gesture does, in words and aims. */
export function noting(lens: Lens, some: Partial<Bench> = {}) {
  const done: string[] = []
  let aiming = at.aiming
  const bench: Bench = {
    at,
    lens,
    pointing: 'mouse',
    short: 900,
    settings: settingsIn(null),
    confirm: 'release',
    aim: (next) => (aiming = next),
    flick: () => done.push('flick'),
    say: (text) => done.push(text),
    refuse: (why) => done.push(`refused: ${why}`),
    sign: () => {},
    draw: () => {},
    over: () => done.push('over'),
    ...some,
  }
  return {
    bench,
    done,
    get aiming() {
      return aiming
    },
  }
}
