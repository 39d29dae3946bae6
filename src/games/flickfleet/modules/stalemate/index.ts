import { OFF, ON, type Module } from '../../rules/module'
import * as rules from './rules'
import { begin } from './state'

const HOUSE =
  'After ten rounds in a row without a loss a draw may be claimed; after fifteen it is one (D-57a).'

/** D-57a  A battle in which nothing happens any more ends. House rule. */
export const stalemate: Module = {
  word: 'stalemate',
  reference: () => import('./reference').then(({ reference }) => reference),
  choice: {
    id: 'stalemate',
    say: 'Draw after quiet rounds',
    hint: 'After ten rounds without a loss a draw may be claimed, after fifteen it is one (D-57a).',
    house: true,
    words: [ON, OFF],
    adds: 'on',
    when: () => true,
  },
  state: begin,
  chapters: { stalemate: rules },
  adds: (base) => ({
    ...base,
    pointLost: [...base.pointLost, rules.notQuiet],
    lost: [...base.lost, rules.notQuiet],
    scored: [...base.scored, rules.notQuiet],
    roundEnd: [...base.roundEnd, rules.stalemate],
    leanings: { ...base.leanings, claim: 0.2 },
    house: [...base.house, HOUSE],
  }),
}
