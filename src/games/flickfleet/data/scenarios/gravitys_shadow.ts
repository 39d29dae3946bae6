// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const gravitys_shadow: Scenario = {
  id: 'gravitys_shadow',
  name: 'In gravity\'s shadow',
  expansion: 'base',
  order: ['uprising', 'imperium'],
  placing: 'in_order',
  starter: 'most_ships',
  sides: [
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [
        {
          ship: 'carrier',
          count: 1,
          aboard: [{ ship: 'fighter_wing', count: 2 }, { ship: 'bomber_wing', count: 1 }],
        },
        { ship: 'destroyer', count: 1 },
      ],
      placement: { rearAt: 50, from: 'own' },
      deployment: { house: true, poses: [{ x: 320, y: 112.2, a: 0 }, { x: 600, y: 90.4, a: 0 }] },
      arrivals: [],
    },
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [
        {
          ship: 'dreadnought',
          count: 1,
          name: 'ISS Annihilator',
          aboard: [{ ship: 'fighter_wing', count: 2 }],
        },
      ],
      placement: { rearAt: 50, from: 'own' },
      deployment: { house: true, poses: [{ x: 450, y: 759.1, a: 180 }] },
      arrivals: [],
    },
  ],
  scenery: [
    {
      kind: 'neutron_star',
      pose: { x: 450, y: 450, a: 0 },
      size: 25,
      dieFirst: 'restore',
      house: false,
    },
  ],
  modules: ['permanent_scenery', 'drift'],
  driftMm: 50,
  win: [{ side: 'any', if: 'last_standing' }],
  loss: [],
  source: ['001:198-209', '000:659-688'],
  decisions: ['D-92', 'D-93', 'D-94', 'D-29'],
}
