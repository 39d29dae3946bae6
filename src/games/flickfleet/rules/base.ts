import { lastStanding } from './ending'
import { fire } from './firing'
import { launch } from './launch'
import { move } from './move'
import { recharge } from './recharge'
import { repair } from './repair'
import type { Rules } from './rules'

/** The rules of the base book. Expansions and scenarios add to a copy of them. */
export const baseRules: Rules = {
  actions: { move, fire, recharge, repair, launch },
  weapons: {
    laser: { name: 'laser', points: 1, pieces: 1, stoppedByArmour: true },
    nuke: { name: 'nuke', points: 2, pieces: 2, stoppedByArmour: false },
  },
  verdict: lastStanding,
}
