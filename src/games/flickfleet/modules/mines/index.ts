import type { Module } from '../../rules/module'
import type { ShipClass } from '../../data/types'
import * as blast from './blast'
import { danger } from './bot'
import { faults } from './faults'
import * as gauge from './gauge'
import * as launch from './launch'
import * as recovery from './recovery'
import { bayOf, begin } from './state'
import { words } from './words'

const HOUSE = 'How large mines and their blast template are is made for this table.'

/** 000:250-256, 328-334 Mines and the Mine Layer, of Expansion 1. */
export const mines: Module = {
  word: 'mines',
  ships: (ship: ShipClass) => bayOf(ship) !== null,
  reference: () => import('./reference').then(({ reference }) => reference),
  state: begin,
  words,
  faults,
  chapters: { mineLaunch: launch, blast, mineGauge: gauge },
  adds: (base) => ({
    ...base,
    actions: { ...base.actions, launch_token: launch.launchToken },
    things: { ...base.things, mine: blast.mine },
    still: [...base.still, blast.goOff],
    gauges: [...base.gauges, gauge.minesAboard],
    goals: [...base.goals, danger],
    house: [...base.house, HOUSE],
    leanings: { ...base.leanings, 'launch-mine': 1.5, 'flick-mine': 3 },
    coaching: {
      ...base.coaching,
      'flick-mine': 'Not so hard that it runs into somebody: where it stops it waits.',
    },
  }),
}

/** 000:742-745, 828-830  Mines of the field may be launched anew. */
export const mineRecovery: Module = {
  word: 'mine_recovery',
  state: recovery.beginRecovery,
  chapters: { mineRecovery: recovery },
  adds: (base) => ({ ...base, removed: [...base.removed, recovery.recover] }),
}
