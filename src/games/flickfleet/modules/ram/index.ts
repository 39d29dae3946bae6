import { classes } from '../../data'
import { classesIn } from '../../data/entries'
import type { Module } from '../../rules/module'
import type { Scenario } from '../../data/types'
import * as rules from './rules'

const HOUSE = 'A Ram may ram whatever discs it has left, and its turn ends with that (D-24).'

/** 000:321-327 Ram, of Expansion 1 (D-88). */
export const ram: Module = {
  word: 'survives_ram',
  ships: rules.isMadeForIt,
  reference: () => import('./reference').then(({ reference }) => reference),
  chapters: { ram: rules },
  adds: (base) => ({
    ...base,
    ramsAnyhow: [...base.ramsAnyhow, rules.ramsAnyhow],
    survivesRam: [...base.survivesRam, rules.survives],
    house: [...base.house, HOUSE],
  }),
}

/** Where there is a Ram, or one can be bought. */
const hasRams = (scenario: Scenario): boolean =>
  scenario.modules.includes('point_buy') || classesIn(scenario).some((id) => rules.isMadeForIt(classes[id]!))

/** 001:78, D-24  As printed: a Ram must have lost a disc before it may ram. */
export const ramLimit: Module = {
  word: 'ram_limit',
  choice: {
    id: 'rams',
    say: 'A Ram',
    hint: 'As printed, a Ram with all its three discs may not ram; that it may is our own default.',
    house: true,
    words: [
      { id: 'anyhow', say: 'may always ram' },
      { id: 'two discs', say: 'needs at most two discs, like other ships' },
    ],
    adds: 'two discs',
    when: hasRams,
  },
  adds: (base) => ({
    ...base,
    ramsAnyhow: base.ramsAnyhow.filter((anyhow) => anyhow !== rules.ramsAnyhow),
    house: base.house.filter((say) => say !== HOUSE),
  }),
}
