import type { Game } from '../kit'
import type { State } from './state'

/** Broken rules that the fuzzer must find by `faults`. */
export const planted: Game<State, null>['planted'] = {
  'lost-card': {
    about: 'a discarded card is put nowhere',
    spoil(s, before) {
      for (const pile of Object.keys(s.discards) as (keyof State['discards'])[])
        if (s.discards[pile].length > before.discards[pile].length) s.discards[pile].pop()
    },
  },
  'third-action': {
    about: 'an action may be taken twice',
    spoil({ active }) {
      if (active?.done.length === 1) active.done.push(active.done[0]!)
    },
  },
  'copied-token': {
    about: 'a won point token stays in the supply too',
    spoil(s, before) {
      if (s.points < before.points) s.points = before.points
    },
  },
}
