// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const introductory: Scenario = {
  id: 'introductory',
  name: 'Introductory scenario',
  expansion: 'base',
  order: ['uprising', 'imperium'],
  placing: 'in_order',
  starter: 'most_ships',
  sides: [
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [{ ship: 'destroyer', count: 2 }, { ship: 'fighter_wing', count: 1 }],
      placement: { rearAt: 50, from: 'own' },
      deployment: {
        house: true,
        poses: [{ x: 250, y: 90.4, a: 0 }, { x: 650, y: 90.4, a: 0 }, { x: 450, y: 80, a: 0 }],
      },
      arrivals: [],
    },
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [
        {
          ship: 'carrier',
          count: 1,
          aboard: [{ ship: 'fighter_wing', count: 2 }, { ship: 'bomber_wing', count: 1 }],
        },
      ],
      placement: { rearAt: 50, from: 'own' },
      deployment: { house: true, poses: [{ x: 450, y: 787.8, a: 180 }] },
      arrivals: [],
    },
  ],
  scenery: [],
  modules: [],
  win: [{ side: 'any', if: 'last_standing' }],
  loss: [],
  source: ['001:25-32', '000:606-633'],
  decisions: ['D-07', 'D-08', 'D-49'],
}
