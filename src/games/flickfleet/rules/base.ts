import { touchingEnds } from './activation'
import { collide } from './collision'
import { enemies, fire } from './firing'
import { launch } from './launch'
import { move } from './move'
import { recharge } from './recharge'
import { repair } from './repair'
import type { Rules } from './rules'
import { placeShips } from './setup'
import { battleTurn } from './battle'
import { lastStanding, shipLost, sideGone } from './winning'

/** The rules of the base book. Modules add to a copy of them (`modules/index.ts`). */
export const baseRules: Rules = {
  actions: { move, fire, recharge, repair, launch },
  weapons: {
    laser: { name: 'laser', points: 1, pieces: 1, stoppedByArmour: true },
    nuke: { name: 'nuke', points: 2, pieces: 2, stoppedByArmour: false },
  },
  things: {},
  wins: { last_standing: lastStanding, side_gone: sideGone, ship_lost: shipLost },
  fouls: {},
  house: [
    'The names of the ships, their outlines and weights, and the standard deployment ' +
      'are made for this table.',
  ],
  scores: {},
  setUp: [placeShips],
  roundEnd: [],
  roundStart: [],
  used: [],
  moved: [],
  after: [],
  lost: [],
  forbids: [],
  leaves: [],
  pending: [],
  shots: [],
  reminds: [touchingEnds],
  goals: [],
  turn: battleTurn,
  targets: enemies,
  collide,
}
