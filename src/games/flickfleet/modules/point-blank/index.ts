import { OFF, ON, type Module } from '../../rules/module'
import { inRounds } from '../../rules/battle'
import * as rules from './rules'

/** 001:87, D-38  Instead of a flick: an offer to each enemy that is close enough, once for each die. */
export const pointBlank: Module = {
  word: 'point_blank',
  reference: () => import('./reference').then(({ reference }) => reference),
  choice: {
    id: 'point_blank',
    say: 'Point-blank offers',
    hint: 'So close that nobody could miss, a hit may be agreed on without a flick (D-38).',
    words: [ON, OFF],
    adds: 'on',
    when: inRounds,
  },
  chapters: { pointblank: rules },
  adds: (base) => ({
    ...base,
    shots: [...base.shots, rules.pointBlankEntries],
    leanings: { ...base.leanings, 'point-blank': 4 },
    coaching: { ...base.coaching, 'point-blank': 'Declining means that it has to be flicked, and may miss.' },
  }),
}
