import type { Game } from '../kit'
import type { Rules } from './rules/rules'
import type { State } from './state'

/** Broken rules that the fuzzer must find by `faults`. */
export const planted: Game<State, Rules>['planted'] = {
  'double-cube': {
    about: 'an activation keeps its cube',
    spoil(s) {
      if (s.active) s.ships[s.active.ship]!.cube = true
    },
  },
  'lost-disc': {
    about: 'a removed disc is counted nowhere',
    spoil({ box }, before) {
      for (const kind of Object.keys(box))
        if (kind !== 'shield' && kind !== 'piece') box[kind] = before.box[kind] ?? 0
    },
  },
}
