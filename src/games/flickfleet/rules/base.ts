import { coaching, leanings } from '../bot/words'
import { touchingEnds } from './activation'
import { collide } from './collision'
import { weapon } from './damage'
import { fire } from './firing'
import { enemies } from './ships'
import { gates } from './gates'
import { launch } from './launch'
import { move } from './move'
import { order } from './order'
import { recharge } from './recharge'
import { repair } from './repair'
import type { Rules } from './rules'
import { placeShips } from './setup'
import { isSeen } from './shot'
import { battleTurn } from './battle'
import { lastStanding, shipLost, sideGone } from './winning'

/** 001:102, D-41, D-46 */
const TWICE = { capital: 'A nuke deals its number twice.', wing: 'A nuke takes two pieces.' }

/** The rules of the base book. Modules add to a copy of them (`modules/index.ts`). */
export const baseRules: Rules = {
  actions: { move, fire, recharge, repair, launch },
  weapons: {
    laser: weapon({ name: 'laser', entry: 'defence-grid', points: 1, pieces: 1, ignoresArmour: false }),
    nuke: weapon({ name: 'nuke', entry: 'nukes', points: 2, pieces: 2, ignoresArmour: true, note: TWICE }),
  },
  things: {},
  gates,
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
  meet: [],
  moved: [],
  reread: [],
  after: [],
  pointLost: [],
  lost: [],
  still: [],
  removed: [],
  through: [],
  scored: [],
  moreActions: [],
  moreRepairs: [],
  idle: [],
  forbids: [],
  restores: [(_, __, thing) => thing.dieFirst === 'restore'],
  leaves: [],
  unseen: [],
  atRest: [],
  untouchable: [],
  ramsAnyhow: [],
  survivesRam: [],
  pending: [],
  shots: [],
  reminds: [touchingEnds],
  gauges: [],
  remarks: [],
  whereabouts: [],
  goals: [],
  leanings,
  coaching,
  order,
  turn: battleTurn,
  targets: (g, ship) => enemies(g.s, ship.seat).filter((other) => isSeen(g, other)),
  collide,
}
