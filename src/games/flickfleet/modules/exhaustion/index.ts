import { OFF, ON, type Module } from '../../rules/module'
import { inRounds } from '../../rules/battle'
import { faults } from './faults'
import * as rules from './rules'
import { begin } from './state'
import { words } from './words'

/** 001:109-114 Exhaustion, D-56  A side's last capital ship cannot mend itself for ever. Optional. */
export const exhaustion: Module = {
  word: 'exhaustion',
  reference: () => import('./reference').then(({ reference }) => reference),
  choice: {
    id: 'exhaustion',
    say: 'Exhaustion',
    hint:
      'The last ship of a side, without wings, recharges and repairs four more times only (D-56). ' +
      'The book leaves it to the players; that it is on is our own default.',
    house: true,
    words: [ON, OFF],
    adds: 'on',
    when: inRounds,
  },
  state: begin,
  words,
  faults,
  chapters: { exhaustion: rules },
  adds: (base) => ({
    ...base,
    lost: [...base.lost, (g, { seat }) => rules.fatigue(g, seat)],
    roundStart: [...base.roundStart, rules.fatigueAll],
    used: [...base.used, rules.spendCounter],
    forbids: [...base.forbids, rules.exhausted],
    gauges: [...base.gauges, rules.counterGauge],
  }),
}
